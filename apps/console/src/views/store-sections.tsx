import type { MessageKey } from '@comanda/messages'
import { lazyPart } from '@comanda/web/ui/loading/lazy-part.ts'
import type { ComponentType } from 'react'
import { BookingRulesForm } from '../features/booking/booking-rules-form.tsx'
import { StallsForm } from '../features/buffet/stalls-form.tsx'
import { MenuWindowsForm } from '../features/menu/menu-windows-form.tsx'
import { HolidaysForm } from '../features/store/holidays-form.tsx'
import { HoursForm } from '../features/store/hours-form.tsx'
import { TableSettings } from '../features/table/table-settings.tsx'
import type { SettingsProps } from '../forms/store-settings.ts'

const General = lazyPart(async () => (await import('../features/store/general-form.tsx')).GeneralForm)
const Region = lazyPart(async () => (await import('../features/store/region-form.tsx')).RegionForm)
const Ordering = lazyPart(async () => (await import('../features/store/ordering-form.tsx')).OrderingForm)
const Zones = lazyPart(async () => (await import('../features/store/zones-form.tsx')).ZonesForm)
const Fees = lazyPart(async () => (await import('../features/store/fees-form.tsx')).FeesForm)
const Taxes = lazyPart(async () => (await import('../features/store/taxes-form.tsx')).TaxesForm)
const Payments = lazyPart(async () => (await import('../features/store/payments-form.tsx')).PaymentsForm)
const Printed = lazyPart(async () => (await import('../features/store/printed-form.tsx')).PrintedForm)

interface StoreSection {
  text: MessageKey
  Show: ComponentType<SettingsProps>
}

/** The sections of a store's settings in their order; the address names them by their key: `#settings/taxes`. */
export const storeSections = {
  hours: { text: 'settings.hours', Show: HoursForm },
  days: { text: 'settings.holidays', Show: HolidaysForm },
  general: { text: 'stores.section.general', Show: General },
  region: { text: 'stores.section.region', Show: Region },
  ordering: { text: 'stores.section.ordering', Show: Ordering },
  zones: { text: 'settings.zones', Show: Zones },
  fees: { text: 'stores.section.fees', Show: Fees },
  taxes: { text: 'stores.section.taxes', Show: Taxes },
  payments: { text: 'stores.section.payments', Show: Payments },
  tables: { text: 'console.tables', Show: TableSettings },
  bookings: { text: 'console.booking.bookings', Show: BookingRulesForm },
  stalls: { text: 'settings.stalls', Show: StallsForm },
  menus: { text: 'settings.menus', Show: MenuWindowsForm },
  printed: { text: 'stores.section.printed', Show: Printed },
} as const satisfies Record<string, StoreSection>
