import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  anyUnsaved,
  clearDrafts,
  dropDraft,
  storeDraft,
  bindDraftsTo,
  dropOrphans,
  readDraft,
  unsavedPlaces,
} from './draft-store.ts'

const [added, removed] = [vi.fn<typeof addEventListener>(), vi.fn<typeof removeEventListener>()]

beforeEach(() => {
  vi.stubGlobal('addEventListener', added)
  vi.stubGlobal('removeEventListener', removed)
})

afterEach(() => {
  clearDrafts()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('The draft store of unsaved input', () => {
  test('Returns a stored draft until it is dropped', () => {
    storeDraft('settings/101/hours', { minutes: 5 }, true)
    expect(readDraft('settings/101/hours')).toEqual({ minutes: 5 })
    dropDraft('settings/101/hours')
    expect(readDraft('settings/101/hours')).toBeUndefined()
    expect(anyUnsaved()).toBe(false)
  })

  test('The browser asks before the page closes while a draft exists, but not for the last view', () => {
    storeDraft('money//coupons.chosen', 'coffee', false)
    expect(added).not.toHaveBeenCalled()
    storeDraft('money//coupons/coffee', 'typed', true)
    expect(added).toHaveBeenCalledWith('beforeunload', expect.any(Function))
    const before = removed.mock.calls.length
    dropDraft('money//coupons/coffee')
    expect(removed.mock.calls.length).toBe(before + 1)
  })

  test('Drafts of a store are listed for that store, drafts of the brand for every store', () => {
    storeDraft('settings/101/hours', 1, true)
    storeDraft('money//coupons/coffee', 1, true)
    storeDraft('settings/102/days', 1, false)
    expect(unsavedPlaces(101)).toEqual(['settings/hours', 'money/coupons'])
    expect(unsavedPlaces(102)).toEqual(['money/coupons'])
  })

  test('Belongs to one person: another sees no draft, the same person all of them', () => {
    bindDraftsTo('ana')
    storeDraft('settings/101/hours', 1, true)
    bindDraftsTo('ana')
    expect(anyUnsaved()).toBe(true)
    bindDraftsTo('ben')
    expect(anyUnsaved()).toBe(false)
  })

  test('Drops drafts of removed things, and returns whether there were any', () => {
    storeDraft('printers/101/bar', { name: 'Bar' }, true)
    storeDraft('printers/101/new', { name: 'Grill' }, true)
    storeDraft('printers/102/bar', { name: 'Bar' }, true)
    expect(dropOrphans('printers/101/', ['bar', 'new'])).toBe(false)
    expect(dropOrphans('printers/101/', ['new'])).toBe(true)
    expect(dropOrphans('printers/101/', ['new'])).toBe(false)
    expect(unsavedPlaces(101)).toEqual(['printers/new'])
    expect(readDraft('printers/102/bar')).toEqual({ name: 'Bar' })
  })
})
