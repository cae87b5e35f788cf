import { html, page } from '../page.ts'

/** The frame that holds one card field. */
export const securedFieldPage = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card field</title><style>
html,body{margin:0;height:100%}input{border:0;outline:0;width:100%;height:100%;padding:0;font:16px system-ui,sans-serif;background:transparent}
</style></head><body><input id="field" type="text" inputmode="numeric"><script src="${html(script)}"></script></body></html>`

/** Where the bank would look at the browser: hands straight on to the notification address. */
export const methodPage = (notificationUrl: string, transactionId: string): string =>
  page(
    'One moment',
    `<form method="post" action="${html(notificationUrl)}"><input type="hidden" name="id" value="${html(transactionId)}"></form>
<script>document.forms[0].submit()</script>`,
  )

/** Tells the merchant's page the outcome of a step, from inside its frame. */
export const messagePage = (message: unknown): string =>
  page(
    'Done',
    `<p>Done.</p><script>parent.postMessage(${JSON.stringify(JSON.stringify(message)).replaceAll('<', '\\u003c')}, '*')</script>`,
  )

/** The bank's own page: the password is \`password\`, anything else fails. */
export const acsPage = (transactionId: string, amount: string, action: string): string =>
  page(
    'Your bank',
    `<h1>Confirm this payment</h1><p>${html(amount)}</p><p>Test bank: the password is <b>password</b>.</p>
<form method="post" action="${html(action)}"><input type="hidden" name="id" value="${html(transactionId)}">
<label for="p">Password</label><input id="p" name="password" type="password" autocomplete="off" autofocus>
<div><button name="answer" value="confirm">Confirm</button><button class="quiet" name="answer" value="cancel">Cancel</button></div></form>`,
  )

/** The bank's page of the redirect way: three buttons lead back to the merchant. */
export const redirectPage = (transactionId: string, amount: string, action: string): string =>
  page(
    'Your bank',
    `<h1>Confirm this payment</h1><p>${html(amount)}</p><form method="post" action="${html(action)}">
<input type="hidden" name="id" value="${html(transactionId)}"><button name="answer" value="approve">Approve</button>
<button class="quiet" name="answer" value="decline">Decline</button><button class="quiet" name="answer" value="cancel">Cancel</button></form>`,
  )

/** Nothing to see, where the component asks for an ornament. */
export const emptySvg = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>'

/** A plain picture for the marks the component asks for. */
export const markSvg = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26"><rect width="40" height="26" rx="3" fill="#f1f1f1"/>
<text x="20" y="17" font-family="system-ui,sans-serif" font-size="9" text-anchor="middle" fill="#333">${html(name.slice(0, 8))}</text></svg>`
