import { APP_VERSION, CLIENT_TYPE, headers } from '@comanda/contract/core'
import { decoration } from '@comanda/contract/decoration'
import { menu } from '@comanda/contract/menu'
import { store } from '@comanda/contract/store'
import { hashOf } from './policy.ts'

/**
 * Asks for what the first screen needs while its code still loads, with the body `send` will ask with: the menu and the store on a
 * store's page, the layout on the home page. What the guest's own storage says otherwise (another language) it leaves to the app.
 * Before that it listens for who does not want to wait for the code any longer. The text is constant, so that its hash in the policy is constant: all that differs it reads from the address and the page. API-1
 */
export const earlyCalls = `(() => {
addEventListener('click', event => { if (event.target.id == 'again') { event.preventDefault(); location.reload() } })
const query = new URLSearchParams(location.search), has = name => query.get(name) || undefined
const number = name => /^\\d{1,15}$/.test(has(name) || '') ? Number(has(name)) : undefined
const kept = name => { try { return JSON.parse(localStorage.getItem(name)).value } catch {} }
const info = JSON.parse(document.getElementById('startup').textContent), language = info.translation.language
const shopId = number('shopId'), calls = {}, ask = (path, body) => { calls[path] = JSON.stringify(body) }
if (query.has('token') || (kept('myLocale') || language) != language) return
if (location.pathname == '/storeIndex' && shopId) {
const table = { tableId: has('tableId'), vtId: has('vtId') }
ask('${menu.queryAllMenus.path}', { shopId, businessType: number('bizType') || 1300, ...(has('fun') == 1 && { preOrder: true }), ...table })
ask('${store.getShop.path}', { shopId })
}
if (location.pathname == '/home') ask('${decoration.getDecorate.path}', { pageType: 'home' })
const token = kept('token'), headers = { 'Content-Type': 'application/json', '${headers.corporationId}': info.corporation.corporationId, '${headers.appid}': info.appid, '${headers.appVersion}': '${APP_VERSION}', '${headers.clientType}': '${CLIENT_TYPE}', '${headers.language}': language, ...(token && { '${headers.token}': token }) }
window.earlyCalls = {}
for (const path in calls) {
const answer = fetch(path, { method: 'POST', body: calls[path], credentials: 'omit', headers })
answer.catch(() => {})
window.earlyCalls[path] = { ask: calls[path], answer }
}
})()`

export const earlyCallsHash = hashOf(earlyCalls)
