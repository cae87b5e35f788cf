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
  const stream = await fetch(`${app.url}/api/push/stream?ticket=${ticket}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (const _process of [1, 2]) await onPhone()
  await saveHome(notice('New'))
  const started = Date.now()
  await publish()
  let received = ''
  while (!received.includes('decoration:pages')) received += (await reader?.read())?.value ?? ''
  expect(Date.now() - started).toBeLessThan(2000)
  await expect.poll(async () => [await onPhone(), await onPhone()], { timeout: 1500 }).toEqual([['New'], ['New']])
  await reader?.cancel()
})
