import { auth } from '@comanda/contract/auth'
import { store } from '@comanda/contract/store'
import { afterEach, expect, test, vi } from 'vitest'
import { dropSession } from '../session.ts'
import { send } from './send.ts'

const GUEST = { customerId: 0, isMember: false, nick: '', avatar: '' }
const answer = (data: unknown) => Response.json({ code: '000', data, message: '' })

afterEach(() => vi.unstubAllGlobals())

test('The first calls of a new guest carry a token, under which the session then opens (LOGIN-3)', async () => {
  vi.stubGlobal('location', { pathname: '/home', search: '' })
  dropSession()
  const [opened, carried]: [string[], (string | undefined)[]] = [[], []]
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    carried.push(headers['token'])
    if (url !== auth.auth.path) return answer({})
    opened.push((JSON.parse(body) as { token: string }).token)
    return answer({ token: opened.at(-1), authorizeInfo: GUEST })
  })
  await send(store.getShop, { shopId: 1 })
  await send(auth.info, {})
  expect(opened[0]).toMatch(/^\d+\.[0-9a-f]{48}$/)
  expect(carried).toEqual([opened[0], opened[0], opened[0]])
  dropSession()
  await send(auth.info, {})
  expect(opened[1]).not.toBe(opened[0])
})
