import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anyUnsaved, clearShelf, drop, keep, keepFor, letGo, taken, unsavedPlaces } from './shelf.ts'

const [added, removed] = [vi.fn<typeof addEventListener>(), vi.fn<typeof removeEventListener>()]

beforeEach(() => {
  vi.stubGlobal('addEventListener', added)
  vi.stubGlobal('removeEventListener', removed)
})

afterEach(() => {
  clearShelf()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('THE SHELF of what is typed and not saved', () => {
  test('gives back what was kept, until it is dropped', () => {
    keep('settings/101/hours', { minutes: 5 }, true)
    expect(taken('settings/101/hours')).toEqual({ minutes: 5 })
    drop('settings/101/hours')
    expect(taken('settings/101/hours')).toBeUndefined()
    expect(anyUnsaved()).toBe(false)
  })

  test('the browser asks before the page goes while something would be lost, and not for where one was', () => {
    keep('money//coupons.chosen', 'coffee', false)
    expect(added).not.toHaveBeenCalled()
    keep('money//coupons/coffee', 'typed', true)
    expect(added).toHaveBeenCalledWith('beforeunload', expect.any(Function))
    const before = removed.mock.calls.length
    drop('money//coupons/coffee')
    expect(removed.mock.calls.length).toBe(before + 1)
  })

  test('a store’s own are told of that store alone, the brand’s of every one', () => {
    keep('settings/101/hours', 1, true)
    keep('money//coupons/coffee', 1, true)
    keep('settings/102/days', 1, false)
    expect(unsavedPlaces(101)).toEqual(['settings/hours', 'money/coupons'])
    expect(unsavedPlaces(102)).toEqual(['money/coupons'])
  })

  test('is one person’s: another finds nothing of it, the same finds all', () => {
    keepFor('ana')
    keep('settings/101/hours', 1, true)
    keepFor('ana')
    expect(anyUnsaved()).toBe(true)
    keepFor('ben')
    expect(anyUnsaved()).toBe(false)
  })

  test('lets go of what was typed for something that is there no more, and says whether it did', () => {
    keep('printers/101/bar', { name: 'Bar' }, true)
    keep('printers/101/new', { name: 'Grill' }, true)
    keep('printers/102/bar', { name: 'Bar' }, true)
    expect(letGo('printers/101/', ['bar', 'new'])).toBe(false)
    expect(letGo('printers/101/', ['new'])).toBe(true)
    expect(letGo('printers/101/', ['new'])).toBe(false)
    expect(unsavedPlaces(101)).toEqual(['printers/new'])
    expect(taken('printers/102/bar')).toEqual({ name: 'Bar' })
  })
})
