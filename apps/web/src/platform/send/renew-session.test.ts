import { afterEach, expect, test, vi } from 'vitest'
import { dropSession, storeSession, token } from '../session.ts'
import { pauseReloads, renewSession } from './renew-session.ts'

const GUEST = { customerId: 0, isMember: false, nick: '', avatar: '' }
/** Answers every call with a new session. */
const signIn = (async () => ({ token: 'new', authorizeInfo: GUEST })) as unknown as Parameters<typeof renewSession>[1]

afterEach(() => vi.unstubAllGlobals())

test('A request refused with the session of a sign-out gets a new session without a reload (LOGIN-5)', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  storeSession({ token: 'old', authorizeInfo: { ...GUEST, customerId: 7 } })
  pauseReloads(Date.now())
  await renewSession('old', signIn)
  expect(token()).toBe('new')
  expect(reload).not.toHaveBeenCalled()

  stored.clear()
  dropSession()
  storeSession({ token: 'refused', authorizeInfo: GUEST })
  // The reload ends the page, so that this call never resolves.
  void renewSession('refused', signIn)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
