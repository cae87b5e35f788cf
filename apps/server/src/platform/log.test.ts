import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

const written = (use: (log: ReturnType<typeof createLog>) => void): string[] => {
  const lines: string[] = []
  use(createLog('debug', line => lines.push(line)))
  return lines
}

describe('What is logged', () => {
  test('Codes, tokens, passwords, phones and addresses are masked at any depth (L1)', () => {
    const canary = 'CANARY-7319'
    const keys = [
      'token',
      'code',
      'password',
      'authCode',
      'securityCode',
      'phone',
      'email',
      'Authorization',
      'verify_code',
    ]
    const [line = ''] = written(log =>
      log.info('seen', {
        deep: [Object.fromEntries(keys.map(key => [key, canary]))],
        body: { user: { phone: canary } },
      }),
    )
    expect(line).not.toContain(canary)
    expect(line.match(/\[masked\]/g)).toHaveLength(keys.length + 1)
  })

  test('A text cannot forge a line or move the cursor of a terminal (L2)', () => {
    const nick = 'ok\n2026-01-01 ERROR paid order=1\r\u001b[2J\u2028\u009b1m'
    const lines = written(log => log.with({ nick }).warn(nick, { nick }))
    expect(lines).toHaveLength(1)
    // biome-ignore lint: control characters are what is looked for
    expect(lines[0]?.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: nick, nick })
  })

  test('An error keeps its cause, and a cycle and a huge text end', () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    const error = new Error('outer', { cause: new Error('inner') })
    const [line = ''] = written(log => log.error('failed', { error, circle, long: 'x'.repeat(100_000) }))
    expect(JSON.parse(line)).toMatchObject({ error: { message: 'outer', cause: { message: 'inner' } } })
    expect(line.length).toBeLessThan(20_000)
  })
})
