import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import { foregroundOn, passContent, voidedContent } from './pass-content.ts'
import type { PassFacts } from './types.ts'

const POUND = { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 }
const common = { name: { en_US: 'Harbour' }, groupId: 'g', color: '#1f2937', isOver: false }
const giftCard: PassFacts = { ...common, kind: 'GIFT_CARD', cardNo: '6000 1', balance: money(1250), currency: POUND }

describe('the content of a pass', () => {
  it('The barcode of a gift card is its number (CARD-9)', () => {
    const content = passContent(giftCard)
    expect(content.barcode).toBe('6000 1')
    expect(content.fields.map(({ label }) => label)).toEqual(['balance', 'number'])
  })

  it('A pass that can no longer be used is void and has no barcode (CARD-9)', () => {
    const content = passContent({ ...giftCard, isOver: true })
    expect(content.isVoid).toBe(true)
    expect(content).not.toHaveProperty('barcode')
  })

  it('A voided pass keeps its title and nothing of its former holder (CARD-9)', () => {
    const voided = voidedContent(passContent(giftCard))
    expect(voided).toEqual({
      kind: 'GIFT_CARD',
      title: { en_US: 'Harbour' },
      groupId: 'g',
      background: '#1f2937',
      foreground: '#ffffff',
      fields: [],
      isVoid: true,
    })
  })

  it('A booking shows date, time and people, and is relevant when it starts (CARD-9)', () => {
    const start = Date.parse('2026-12-01T18:00:00Z')
    const content = passContent({
      ...common,
      kind: 'BOOKING',
      bookingNo: 'B7',
      start,
      timeZone: 'UTC',
      people: 4,
      area: {},
      address: '1 Quay',
      point: { latitude: 1, longitude: 2 },
    })
    expect(content).toMatchObject({ barcode: 'B7', relevantAt: start, point: { latitude: 1 } })
    expect(content.fields.map(({ label }) => label)).toEqual(['date', 'time', 'people', 'number', 'address'])
  })

  it('Texts are black on light colours and white on dark ones (CARD-9)', () => {
    expect([
      foregroundOn('#ffffff'),
      foregroundOn('#000000'),
      foregroundOn('#ff6c63'),
      foregroundOn('#1f2937'),
    ]).toEqual(['#000000', '#ffffff', '#000000', '#ffffff'])
  })
})
