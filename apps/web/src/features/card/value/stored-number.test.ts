import { afterEach, expect, test } from 'vitest'
import { dropSession, setUser } from '../../../platform/session.ts'
import { storedNumber, storeNumber } from './stored-number.ts'

const maya = { customerId: 5001, isMember: true, nick: 'Maya', avatar: '' }

afterEach(dropSession)

test('The member number is stored for its person alone, until they sign out (APP-6)', () => {
  expect(storedNumber()).toBeUndefined()
  setUser(maya)
  storeNumber('6000123412341234')
  expect(storedNumber()).toBe('6000123412341234')
  setUser({ ...maya, customerId: 5002 })
  expect(storedNumber()).toBeUndefined()
  setUser(maya)
  dropSession()
  setUser(maya)
  expect(storedNumber()).toBeUndefined()
})
