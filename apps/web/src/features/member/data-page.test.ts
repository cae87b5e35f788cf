import { personalData } from '@comanda/messages/en-US/personal-data'
import { beforeAll, expect, test } from 'vitest'
import { addTexts } from '../../platform/i18n/index.ts'
import { dataPage } from './data-page.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const usd = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }

beforeAll(() => addTexts('en_US', personalData, {}))

test('The page of a person’s data has a heading for every section and labels for its values (U7)', () => {
  const page = dataPage(
    {
      profile: { nick: 'Maya', email: 'maya@example.com' },
      orders: [
        {
          orderNo: 'A-1',
          shop: { shopName: { en_US: 'Nolita' } },
          itemNames: ['Soup', 'Pie'],
          totalPaidAmount: 1250,
          currency: usd,
        },
      ],
      reviews: [],
      giftsSent: [{ recipient: 'Bo', message: 'Enjoy', amount: 2500, currency: usd }],
    },
    NOW,
  )
  for (const heading of ['About you', 'Orders', 'Reviews', 'Gifts you sent'])
    expect(page).toContain(`<h2>${heading}</h2>`)
  expect(page).toContain('<dt>Dishes</dt><dd dir="auto">Soup, Pie</dd>')
  expect(page).toContain('<dt>Restaurant</dt><dd dir="auto">Nolita</dd>')
  expect(page).toContain('<dt>Total</dt><dd dir="auto">$12.50</dd>')
  expect(page).toContain('Nothing stored.')
})

test('Typed text is shown as text (U7)', () => {
  const page = dataPage({ profile: { nick: '<script>alert(1)</script>"&' } }, NOW)
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;')
})
