import { html, page } from '../page.ts'

/** The frame of one card field. */
export const securedFieldPage = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card field</title><style>
html,body{margin:0;height:100%}input{border:0;outline:0;width:100%;height:100%;padding:0;font:16px system-ui,sans-serif;background:transparent}
</style></head><body><input id="field" type="text" inputmode="numeric" disabled><script src="${html(script)}"></script></body></html>`

/** The bank's fingerprint page: returns immediately to the notification address. */
export const methodPage = (notificationUrl: string, transactionId: string): string =>
  page(
    'One moment',
    `<form method="post" action="${html(notificationUrl)}"><input type="hidden" name="id" value="${html(transactionId)}"></form>
<script>document.forms[0].submit()</script>`,
  )

/** Posts the result of a step from inside a frame to the merchant's page. */
export const messagePage = (message: unknown): string =>
  page(
    'Done',
    `<p>Done.</p><script>parent.postMessage(${JSON.stringify(JSON.stringify(message)).replaceAll('<', '\\u003c')}, '*')</script>`,
  )

/** The bank's page: the password is \`password\`, anything else fails. */
export const acsPage = (transactionId: string, amount: string, action: string): string =>
  page(
    'Your bank',
    `<h1>Confirm this payment</h1><p>${html(amount)}</p><p>Test bank: the password is <b>password</b>.</p>
<form method="post" action="${html(action)}"><input type="hidden" name="id" value="${html(transactionId)}">
<label for="p">Password</label><input id="p" name="password" type="password" autocomplete="off" autofocus>
<div><button name="answer" value="confirm">Confirm</button><button class="quiet" name="answer" value="cancel">Cancel</button></div></form>`,
  )

/** The bank's redirect page: three buttons lead back to the merchant. */
export const redirectPage = (transactionId: string, amount: string, action: string): string =>
  page(
    'Your bank',
    `<h1>Confirm this payment</h1><p>${html(amount)}</p><form method="post" action="${html(action)}">
<input type="hidden" name="id" value="${html(transactionId)}"><button name="answer" value="approve">Approve</button>
<button class="quiet" name="answer" value="decline">Decline</button><button class="quiet" name="answer" value="cancel">Cancel</button></form>`,
  )

/** An empty picture for decorative images of the component. */
export const emptySvg = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>'

const circles = (remaining: string, right: string) =>
  `<circle cx="15" cy="13" r="9" fill="${remaining}"/><circle cx="25" cy="13" r="9" fill="${right}" fill-opacity=".85"/>`

const letters = (text: string, fill: string, size: number) =>
  `<text x="20" y="${13 + size * 0.36}" font-family="Arial,sans-serif" font-size="${size}" font-weight="bold" text-anchor="middle" fill="${fill}">${text}</text>`

/** Simple brand pictures: a background and a shape on it. */
const marks: Readonly<Record<string, readonly [ground: string, inside: string]>> = {
  visa: ['#fff', letters('VISA', '#1a1f71', 14)],
  mc: ['#fff', circles('#eb001b', '#f79e1b')],
  maestro: ['#fff', circles('#0099df', '#ed0006')],
  amex: ['#2667b5', letters('AMEX', '#fff', 12)],
  discover: ['#fff', letters('DISC', '#d35400', 13)],
}

/** Unknown brand: a card with a stripe. */
const anyCard =
  '<rect x="4" y="7" width="32" height="5" fill="#6b6b6b"/><rect x="6" y="16" width="12" height="3" fill="#9a9a9a"/>'

/** The brand pictures the component requests. */
export function markSvg(name: string): string {
  const [ground, inside] = marks[name] ?? ['#f1f1f1', anyCard]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26"><rect x=".5" y=".5" width="39" height="25" rx="3" fill="${ground}" stroke="#d5d5d5"/>${inside}</svg>`
}
