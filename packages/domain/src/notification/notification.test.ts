import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allChoices, DEFAULT_QUIET, noticeChannels, noticeKinds, sendTime, wantsNotice, withChoices } from './index.ts'
import { localTime } from '../store/local-time.ts'

describe('notification preferences (NOTIFY-1)', () => {
  test('News of orders by e-mail and SMS are sent only to those who asked for them', () => {
    expect(wantsNotice({}, 'email', 'order')).toBe(false)
    expect(wantsNotice({}, 'phone', 'order')).toBe(false)
    expect(wantsNotice({ email: { order: true } }, 'email', 'order')).toBe(true)
    expect(wantsNotice({ email: { order: true } }, 'phone', 'order')).toBe(false)
  })

  test('A change leaves every other choice as it was', () => {
    const choice = fc.record(Object.fromEntries(noticeKinds.map(kind => [kind, fc.boolean()])), { requiredKeys: [] })
    const choices = fc.record({ push: choice, email: choice, phone: choice }, { requiredKeys: [] })
    fc.assert(
      fc.property(choices, choices, (stored, changed) => {
        const all = allChoices(withChoices(stored, changed))
        for (const channel of noticeChannels)
          for (const kind of noticeKinds)
            expect(all[channel][kind]).toBe(changed[channel]?.[kind] ?? allChoices(stored)[channel][kind])
      }),
    )
  })
})

describe('quiet hours (NOTIFY-2)', () => {
  const at = (iso: string, uselessAfter?: string) =>
    new Date(
      sendTime({
        now: Date.parse(iso),
        quiet: DEFAULT_QUIET,
        timeZone: 'Europe/London',
        ...(uselessAfter && { uselessAfter: Date.parse(uselessAfter) }),
      }),
    ).toISOString()

  test('A notice at night waits until morning, before and after midnight; by day it does not', () => {
    expect(at('2026-11-22T22:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
    expect(at('2026-11-23T03:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
    expect(at('2026-11-23T08:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
    expect(at('2026-11-22T21:59:00Z')).toBe('2026-11-22T21:59:00.000Z')
  })

  test('The morning is the reader’s, also on the day the clocks change', () => {
    expect(at('2026-10-24T23:00:00Z')).toBe('2026-10-25T08:00:00.000Z')
    const kathmandu = { now: Date.parse('2026-11-22T20:00:00Z'), quiet: DEFAULT_QUIET, timeZone: 'Asia/Kathmandu' }
    expect(new Date(sendTime(kathmandu)).toISOString()).toBe('2026-11-23T02:15:00.000Z')
  })

  test('A notice that would come too late in the morning is sent at night', () => {
    expect(at('2026-11-23T03:00:00Z', '2026-11-23T07:30:00Z')).toBe('2026-11-23T03:00:00.000Z')
    expect(at('2026-11-23T03:00:00Z', '2026-11-23T12:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
  })

  test('A notice is never sent in quiet hours, never early, and delayed by less than a day and an hour', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(fc.integer({ min: 1.7e12, max: 1.9e12 }), minute, minute, (now, from, to) => {
        fc.pre(from !== to)
        const sent = sendTime({ now, quiet: { from, to }, timeZone: 'America/St_Johns' })
        const { minutes } = localTime(sent, 'America/St_Johns')
        expect(sent).toBeGreaterThanOrEqual(now)
        expect(sent - now).toBeLessThan(25 * 3_600_000)
        expect(from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to).toBe(false)
      }),
    )
  })
})
