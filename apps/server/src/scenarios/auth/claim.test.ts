import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { proveContact, testApp } from '../../testing/index.ts'

const app = testApp({ clock: Date.now() })

test('An order in progress while its guest signed in is in the account a minute later (LOGIN-3, O1)', async () => {
  const [guest, account] = [app.guest(), app.customer()]
  await account.opened()
  const otherTab = app.guest({ of: guest })
  const own = async () => (await account.must(contract.order.list, { state: 'active' })).orders.length
  await guest.order({ paymentMethod: 'out-line' })
  const ticket = await proveContact(app, guest, account.email, 'login')
  app.jobs.hold(true)
  await guest.must(contract.auth.login, { ticket })
  await otherTab.order({ paymentMethod: 'out-line' })
  expect(await own()).toBe(1)
  app.jobs.hold(false)
  await app.jobs.idle()
  expect(await own()).toBe(2)
})
