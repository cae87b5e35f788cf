import { expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { testAnyone } from '../../testing/index.ts'
import { createTelemetry } from './index.ts'

function house() {
  const lines: string[] = []
  let now = 0
  const log = { ...silentLog, warn: (_message: string, fields?: object) => void lines.push(JSON.stringify(fields)) }
  const { handlers } = createTelemetry({ log, clock: () => now })
  const event = (message: string) => ({ name: 'error', level: 'error' as const, message })
  return {
    lines,
    upload: (...messages: string[]) => handlers.upload(testAnyone(), { events: messages.map(event) }),
    pass: (ms: number) => void (now += ms),
  }
}

it('writes no address, number or token of anybody · L1', async () => {
  const { lines, upload } = house()
  await upload('mail maya@example.com phone +1 212 555 0187 at /home?token=abc123&c=1')
  expect(lines.join()).not.toMatch(/maya|0187|abc123/)
  expect(lines.join()).toContain('/home')
})

it('takes a flood and writes a bounded part of it a minute · ETC-4', async () => {
  const { lines, upload, pass } = house()
  for (let batch = 0; batch < 20; batch++)
    expect(await upload(...Array.from({ length: 50 }, () => 'x'))).toEqual({ taken: 50 })
  expect(lines).toHaveLength(300)
  pass(60_000)
  await upload('again')
  expect(lines).toHaveLength(301)
})
