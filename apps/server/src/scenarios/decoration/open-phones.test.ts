import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'
import { notice, pageActor } from './page-actor.ts'

const app = testApp({ processes: 2 })
const { saveHome, publish, onPhone } = pageActor(app)

test('A published page is in every process as soon as phones hear of it, within two seconds (DECO-1)', async () => {
  await saveHome(notice('Old'))
  await publish()
  const { ticket } = await app.guest().must(contract.push.ticket, { topics: ['decoration:pages'] })
  const opened = async (query: string) =>
    (await fetch(`${app.url}/api/push/stream?${query}`)).body?.pipeThrough(new TextDecoderStream()).getReader()
  // The second phone has no session.
  const readers = [await opened(`ticket=${ticket}`), await opened(`brand=${app.corporationId}`)]
  for (const _process of [1, 2]) await onPhone()
  await saveHome(notice('New'))
  const started = Date.now()
  await publish()
  for (const reader of readers) {
    let received = ''
    while (!received.includes('decoration:pages')) received += (await reader?.read())?.value ?? ''
  }
  expect(Date.now() - started).toBeLessThan(2000)
  await expect.poll(async () => [await onPhone(), await onPhone()], { timeout: 1500 }).toEqual([['New'], ['New']])
  for (const reader of readers) await reader?.cancel()
})

test('A stream without a session has the published pages of a brand that exists, and nothing else (DECO-1)', async () => {
  const { status } = await fetch(`${app.url}/api/push/stream?brand=999999`)
  expect(status).toBe(204)
  const stream = await fetch(`${app.url}/api/push/stream?brand=${app.corporationId}&topics=decoration:draft`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await saveHome(notice('Draft'))
  await publish()
  let received = ''
  while (!received.includes('decoration:pages')) received += (await reader?.read())?.value ?? ''
  expect(received).not.toContain('decoration:draft')
  await reader?.cancel()
})
