import type { Locator, Page } from 'playwright-core'
import { button } from './screen.ts'

/** A field, a value it refuses, and the error that stands below it. */
export type BadValue = readonly [field: string, value: string, error: string]

/** A form of the console, the way to it, and what its fields refuse. */
export interface BadForm {
  /** The hash of its address. */
  place: string
  /** Buttons that open it, by their names, and switches (with `+`) that show more of its fields. */
  open?: readonly (string | RegExp)[]
  /** Values without which another error comes first. */
  fill?: readonly (readonly [field: string, value: string])[]
  save?: string | RegExp
  /** Names of fields in the order of the form. */
  refuses: readonly BadValue[]
}

const AMOUNT = 'Enter an amount, e.g. 4.50'
const BEFORE = 'The last day is before the first.'
const STORE = 'Marigold Kitchen, Soho'

/** Every form of the set-up, and those that handle money. */
export const badForms: readonly BadForm[] = [
  {
    place: 'settings/hours',
    refuses: [
      ['Slot length', '', 'Required'],
      ['Orders per slot', '99999999999', 'Enter 999 or less.'],
    ],
  },
  {
    place: 'settings/ordering',
    refuses: [
      ['Preparation time', '-5', 'Enter 1 or more.'],
      ['Minimum order ($)', 'abc', AMOUNT],
      ['Minimum order ($)', '-5', AMOUNT],
    ],
  },
  {
    place: 'settings/fees',
    refuses: [
      ['Rate (%)', '', 'Required'],
      ['Rate (%)', '101', 'Enter 100 or less.'],
    ],
  },
  { place: 'settings/general', refuses: [['Email', 'abc', 'Enter a valid email address.']] },
  { place: 'settings/taxes', refuses: [['Rate (%)', '-5', 'Enter 0 or more.']] },
  { place: 'settings/zones', refuses: [['Free over ($)', 'free', AMOUNT]] },
  { place: 'settings/bookings', refuses: [['Hold table for late guests', '-5', 'Enter 0 or more.']] },
  {
    place: 'settings/tables',
    open: ['Add table'],
    refuses: [
      ['Number or name', '', 'Required'],
      ['Number or name', 'A1', 'Table A1 already exists. Choose another number.'],
    ],
  },
  {
    place: 'menu/dishes/dish%2Fedamame',
    refuses: [
      ['Price ($)', 'abc', AMOUNT],
      ['Price ($)', '', AMOUNT],
    ],
  },
  { place: 'money/points', refuses: [['Points expire after (months)', '', 'Required']] },
  {
    place: 'money/coupons/new',
    fill: [['Name (English)', 'Autumn']],
    refuses: [
      ['Name (English)', '', 'Enter a name.'],
      ['Discount (%)', '0', 'Enter 1 or more.'],
      ['Valid for (days)', '-1', 'Enter 0 or more.'],
    ],
  },
  {
    place: 'money/codes/new',
    fill: [
      ['Name', 'Autumn'],
      ['Code', 'AUTUMN26'],
    ],
    refuses: [
      ['Code', '', 'Required'],
      ['Code', 'A', 'Invalid format.'],
      ['Maximum guests', '0', 'Enter 1 or more.'],
    ],
  },
  {
    place: 'money/gifts/new',
    open: ['+Starts on a date', '+Ends on a date'],
    fill: [['Name (English)', 'Wine']],
    refuses: [
      ['Last day', '2020-01-01', BEFORE],
      ['Amount 1 ($)', 'abc', AMOUNT],
      ['Amount 1 ($)', '0', 'Enter an amount above 0.'],
      ['Valid for (months)', '', 'Required'],
    ],
  },
  { place: 'money/agreements/new', refuses: [['Title (English)', '', 'Enter a name.']] },
  {
    place: 'campaigns/new',
    open: ['+Ends on a date', '+Limit the budget'],
    fill: [
      ['Name (English)', 'Autumn'],
      ['Points', '10'],
    ],
    refuses: [
      ['Stamps on a card', '0', 'Enter 2 or more.'],
      ['Minimum order for a stamp ($)', 'abc', AMOUNT],
      ['Points', '', 'Required'],
      ['Points', '0', 'Enter points, a bonus or a coupon.'],
      ['First day', '', 'Required'],
      ['Last day', '2020-01-01', BEFORE],
      ['Budget ($)', '1,2,3', AMOUNT],
    ],
  },
  {
    place: 'promotions',
    open: ['New offer', '+Starts on a date', '+Ends on a date'],
    fill: [['Name (English)', 'Autumn']],
    refuses: [
      ['First day', '', 'Required'],
      ['Last day', '2020-01-01', BEFORE],
      ['Discount (%)', '', 'Required'],
      ['Minimum order ($)', 'abc', AMOUNT],
    ],
  },
  {
    place: 'team',
    open: ['Invite team member'],
    save: 'Invite',
    fill: [
      ['Name', 'Ana'],
      ['Email address', 'ana@marigold.example'],
    ],
    refuses: [
      ['Name', '', 'Required'],
      ['Email address', 'abc', 'Enter a valid email address.'],
    ],
  },
  { place: 'team/roles', open: ['New role'], refuses: [['Role name', '', 'Required']] },
  {
    place: 'printers',
    open: ['Add printer'],
    fill: [
      ['Name', 'Bar'],
      ['Network address', '192.168.1.50'],
    ],
    refuses: [
      ['Name', '', 'Required'],
      ['Port', '99999', 'Must be at most 65535.'],
    ],
  },
  {
    place: 'till',
    open: ['Open drawer'],
    save: 'Open drawer',
    fill: [
      ['Drawer', 'Terrace'],
      ['Float ($)', '0'],
    ],
    refuses: [
      ['Drawer', '', 'Required'],
      ['Float ($)', 'abc', 'Enter an amount.'],
    ],
  },
  {
    place: 'stores',
    open: [`Close permanently: ${STORE}`],
    save: 'Close store permanently',
    refuses: [[`Type “${STORE}” to close it`, 'Soho', `Type “${STORE}” exactly.`]],
  },
]

/** What the form of a refund refuses, of an order that has no reason yet. */
export const badRefunds: readonly BadValue[] = [
  ['Refund amount', 'abc', AMOUNT],
  ['Refund amount', '9999', 'Up to $'],
  ['Refund amount', '0', 'Enter an amount above 0.'],
]

/** A field that is typed into, by its label. */
const fieldOf = (at: Page | Locator, label: string): Locator =>
  at
    .getByLabel(new RegExp(`^${label.replaceAll(/[()$]/g, String.raw`\$&`)}(?:optional)?$`))
    .and(at.locator('input:not([type=checkbox]):not([type=radio]), textarea'))
    .filter({ visible: true })
    .first()

/** Opens a form and fills in what its other errors need. */
export async function openForm(page: Page, { place, open = [], fill = [] }: BadForm): Promise<Locator> {
  await page.evaluate(hash => void (location.hash = hash), place)
  for (const step of open) {
    const top = page.getByRole('dialog').last().or(page.getByRole('main'))
    const name = typeof step === 'string' && step.startsWith('+') ? step.slice(1) : undefined
    if (name) await page.getByLabel(name).first().check()
    else await button(top, step).first().click()
  }
  const dialog = page.getByRole('dialog').last()
  const form = (await dialog.isVisible()) ? dialog : page.getByRole('main')
  for (const [label, value] of fill) await fieldOf(form, label).fill(value)
  return form
}

/** What a field shows after an attempt to save it with this value: its errors, and whether it has the focus and is in view. */
export async function tryValue(form: Locator, save: string | RegExp, [label, value]: BadValue) {
  const field = fieldOf(form, label)
  const before = await field.inputValue()
  await field.fill(value)
  await button(form, save).last().click()
  await form.locator('[aria-invalid="true"]').and(field).waitFor()
  await form.locator('[aria-invalid="true"]').and(form.locator(':focus')).waitFor()
  const shown = await field.evaluate(input => ({
    errors: (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? ''),
    focused: input === document.activeElement,
    inView: input.getBoundingClientRect().top >= 0 && input.getBoundingClientRect().bottom <= innerHeight,
  }))
  await field.fill(before)
  return shown
}

/** Leaves a form without saving it. */
export async function leaveForm(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog')
  while ((await dialogs.count()) > 0) {
    const open = dialogs.last()
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'detached' })
  }
  const discard = button(page, 'Discard').first()
  if (await discard.isVisible()) await discard.click()
}
