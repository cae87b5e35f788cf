import { providerCalls } from '@comanda/contract/auth'
import { card } from '@comanda/contract/card'
import { booking } from '@comanda/contract/booking'
import { APP_VERSION, CLIENT_TYPE, headers } from '@comanda/contract/core'
import { decoration } from '@comanda/contract/decoration'
import { giftcard } from '@comanda/contract/giftcard'
import { menu } from '@comanda/contract/menu'
import { order } from '@comanda/contract/order'
import { store } from '@comanda/contract/store'
import { hashOf } from '../../../platform/http/policy-hash.ts'

/**
 * Sends the calls of the first screen while its code still loads, with the body and the headers `send` would send: the menu and the
 * store on a store's page, the layout on the home page and other decorated pages, the stores on their list and where a table is
 * booked, the ways to sign in, the gift cards on sale, the member program, the store of a table number, and for a guest with a session the order of its page or their orders. What the guest's
 * storage says otherwise (another language) is left to the app. A guest who is signed in is marked, so that the page hides what visitors see. Before that it takes the address of a share
 * from the server's cookie, because the server has resolved it already (NAV-1).
 * It also listens for the guest's tap on "load again", and shows the app's messages until the part that shows them has loaded. The text is constant, so that its hash in the policy is constant:
 * everything variable is read from the address and the page. The trace of the visit is left in `window.traceId`, and the token
 * under which a new guest's session will open in `window.guestToken`. API-1, LOGIN-3
 */
export const earlyCalls = `(() => {
addEventListener('click', event => { if (event.target.id == 'again') { event.preventDefault(); location.reload() } })
addEventListener('notice', ({ detail }) => {
const note = document.createElement('p')
Object.assign(note, { className: 'fp-late fp-now', role: 'alert', textContent: detail })
document.body.append(note)
setTimeout(() => note.remove(), 4000)
})
const arrival = (document.cookie.match('(?:^|; )arrival=([^;]+)') || [])[1], handOver = new URLSearchParams(location.search).get('token')
if (arrival) {
const at = new URL(decodeURIComponent(arrival), location.origin)
if (handOver) at.searchParams.set('token', handOver)
document.cookie = 'arrival=; Max-Age=0; Path=' + location.pathname
history.replaceState(history.state, '', at.pathname + at.search + (at.hash || location.hash))
}
const query = new URLSearchParams(location.search), has = name => query.get(name) || undefined
const number = name => /^\\d{1,15}$/.test(has(name) || '') ? Number(has(name)) : undefined
const stored = name => { try { return JSON.parse(localStorage.getItem(name)).value } catch {} }
const info = JSON.parse(document.getElementById('startup').textContent), language = info.translation.language
const shopId = number('shopId'), calls = {}, call = (path, body) => { calls[path] = JSON.stringify(body) }
if ((stored('userInfo') || {}).customerId > 0 || location.hash) document.documentElement.dataset.known = ''
if (query.has('token') || (stored('myLocale') || language) != language) return
if (location.pathname == '/storeIndex' && shopId) {
const table = { tableId: has('tableId'), vtId: has('vtId') }
call('${menu.queryAllMenus.path}', { shopId, businessType: number('bizType') || 1300, ...(has('fun') == 1 && { preOrder: true }), ...table })
call('${store.getShop.path}', { shopId })
}
if (location.pathname == '/selectStore')
call('${store.queryShopList.path}', { search: '', openNow: false, favouritesOnly: false, bizType: [1100, 1200, 1300].find(type => type == has('bizType')), pageSize: 20 })
const pageType = { '/home': 'home', '/mine': 'mine', '/giftIndex': 'giftIndex' }[location.pathname]
if (pageType) call('${decoration.getDecorate.path}', { pageType })
if (location.pathname == '/customDecorateH5') call('${decoration.getDecorate.path}', has('decorationPageId') ? { decorationPageId: has('decorationPageId') } : { pageType: 'custom' })
if (location.pathname == '/p/ygf') call('${decoration.getDecorate.path}', { decorationPageId: 'ygf' })
if (location.pathname == '/login') call('${providerCalls.providers.path}', {})
if (/^.gift(Index|Buy)$/.test(location.pathname)) call('${giftcard.programList.path}', { shopId })
if (location.pathname == '/vip') call('${card.queryCardProgram.path}', { shopId })
if (location.pathname == '/selectNum' && shopId) call('${store.queryShopInfo.path}', { shopId, businessType: 1100 })
if (stored('token') && location.pathname == '/orderList' && !has('search') && !has('orderType')) call('${order.list.path}', { state: has('state') == 'past' ? 'past' : 'active', search: '', pageSize: 20 })
if (stored('token') && /^.order(Status|Detail)$/.test(location.pathname) && has('orderId')) call('${order.queryOrderDetail.path}', { orderId: has('orderId') })
if (location.pathname == '/bookIndex') call('${booking.shopList.path}', {})
const hex = length => { let text = ''; for (const byte of crypto.getRandomValues(new Uint8Array(length))) text += (byte + 256).toString(16).slice(1); return text }
const token = stored('token') || (window.guestToken = info.corporation.corporationId + '.' + hex(24))
let device = stored('deviceId')
if (!device) try { localStorage.setItem('deviceId', JSON.stringify({ value: device = hex(16) })) } catch {}
query.delete('shareUrl')
const trace = window.traceId = hex(16), headers = { 'Content-Type': 'application/json', '${headers.corporationId}': info.corporation.corporationId, '${headers.appid}': info.appid, '${headers.appVersion}': '${APP_VERSION}', '${headers.clientType}': '${CLIENT_TYPE}', '${headers.language}': language, '${headers.token}': token,
'${headers.timezone}': Intl.DateTimeFormat().resolvedOptions().timeZone, '${headers.channelId}': has('c') || stored('channelId') || '', '${headers.deviceId}': device || '', '${headers.pagePath}': location.pathname, '${headers.params}': JSON.stringify(Object.fromEntries(query)).replace(/[^ -~]/g, sign => '\\\\u' + sign.charCodeAt(0).toString(16).padStart(4, 0)).slice(0, 1000) }
window.earlyCalls = {}
for (const path in calls) {
const answer = fetch(path, { method: 'POST', body: calls[path], credentials: 'omit', headers: { ...headers, '${headers.requestId}': hex(16), '${headers.traceparent}': '00-' + trace + '-' + hex(8) + '-01' } })
answer.catch(() => {})
window.earlyCalls[path] = { input: calls[path], answer }
}
})()`

export const earlyCallsHash = hashOf(earlyCalls)
