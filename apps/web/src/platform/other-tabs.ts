import { storedCustomer, whoIsHere } from './session.ts'

/**
 * Watches for somebody signing in or out in another tab of this browser: this one then begins anew as whoever is here now. What
 * it shows, and the cart it holds, are another's. LOGIN-3
 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'token' && key !== 'userInfo') return
    const customerId = storedCustomer()
    if (customerId === whoIsHere().customerId) return
    if (customerId === 0) sessionStorage.clear()
    location.reload()
  })
}
