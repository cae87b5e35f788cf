import { themeCss } from '@comanda/domain/decoration'
import { inLanguage } from '@comanda/domain/money'
import { localeNamed } from '@comanda/messages'
import type { Brand } from '../brand.ts'
import { hashOf } from '../../../platform/http/policy-hash.ts'
import { escaped } from '../first-page/skeleton.ts'
import { textsIn } from '../texts.ts'
import { iconPath } from './manifest.ts'

const STYLE =
  '*{box-sizing:border-box}html{color-scheme:light dark}body{display:grid;min-height:100vh;min-height:100dvh;place-items:center;margin:0;padding:24px;background:var(--ground);color:var(--ink);font:16px/1.5 var(--font);text-align:center}' +
  'main{display:grid;justify-items:center;gap:14px;width:100%;max-width:22em}.icon{position:relative;margin-bottom:10px}.icon img{display:block;width:96px;height:96px;border-radius:24px;filter:saturate(.35)}' +
  '.icon svg{position:absolute;inset-inline-end:-14px;bottom:-14px;width:44px;height:44px;padding:10px;border-radius:50%;background:var(--ink);color:var(--ground);border:3px solid var(--ground)}' +
  'h1{margin:0;font-size:1.5em;line-height:1.2;letter-spacing:-.01em}p{margin:0;opacity:.82}nav{display:grid;gap:10px;width:100%;margin-top:10px}' +
  'button,a{display:grid;place-items:center;width:100%;min-height:48px;padding:8px 20px;border:0;border-radius:var(--button-corner);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}button{background:var(--primary);color:var(--on-primary)}a{background:var(--sunken);color:var(--ink)}[hidden]{display:none}' +
  ':focus-visible{outline:3px solid var(--ink);outline-offset:2px}'

const CLOUD =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m2 2 20 20M5.78 5.78A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.31-.19M21.53 16.5A4.5 4.5 0 0 0 17.5 10h-1.79A7 7 0 0 0 10 5.07"/></svg>'

/**
 * Opens the requested page as soon as the server answers, and offers what is saved: the last menu, and the orders if they were opened.
 * The text is constant, so that its hash in the policy is constant. APP-3
 */
const SCRIPT = `(() => {
try { const { value } = JSON.parse(localStorage.getItem('theme')); if (value == 'light' || value == 'dark') document.documentElement.dataset.theme = value } catch {}
const again = () => location.reload()
document.getElementById('again').addEventListener('click', again)
addEventListener('online', again)
const look = () => document.hidden || fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status < 500 && again(), () => {})
setInterval(look, 5000)
document.addEventListener('visibilitychange', look)
const offer = (id, path) => { if (!path) return; const link = document.getElementById(id); link.href = path; link.hidden = false }
const saved = async () => {
for (const name of await caches.keys()) {
if (!name.startsWith('comanda-pages-')) continue
const pages = (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length))
offer('menu', pages.find(page => page.startsWith('/storeIndex')))
offer('orders', pages.find(page => page.startsWith('/orderList')))
}
}
saved().catch(() => {})
})()`

/** The page shown without a connection instead of the browser's error page, in the guest's language and the brand's look. APP-3 */
export async function offlinePageOf({ corporationId, settings }: Brand, language: string) {
  const texts = await textsIn(settings, language, 'all')
  const text = (key: string) => escaped(texts[key] ?? '')
  const { tag, dir } = localeNamed(language)
  const css = themeCss(settings.style) + STYLE
  const icon = escaped(iconPath(corporationId, settings, 'any-192'))
  const html =
    `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">` +
    `<title>${text('offline.title')} – ${escaped(inLanguage(settings.name, language))}</title><style>${css}</style></head>` +
    `<body><main><div class="icon"><img src="${icon}" alt="">${CLOUD}</div><h1>${text('offline.title')}</h1><p>${text('offline.hint')}</p>` +
    `<nav><button type="button" id="again">${text('ui.retry')}</button><a id="menu" hidden>${text('offline.menu')}</a><a id="orders" hidden>${text('offline.orders')}</a></nav></main><script>${SCRIPT}</script></body></html>`
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(SCRIPT)}`,
    `style-src ${hashOf(css)}`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}
