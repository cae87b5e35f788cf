import { t } from '@comanda/web/i18n'
import { BookingRulesForm } from '../features/booking/booking-rules-form.tsx'
import { StallsForm } from '../features/buffet/stalls-form.tsx'
import { MenuWindowsForm } from '../features/menu/menu-windows-form.tsx'
import { HolidaysForm } from '../features/store/holidays-form.tsx'
import { HoursForm } from '../features/store/hours-form.tsx'
import { ZonesForm } from '../features/store/zones-form.tsx'
import { TableSettings } from '../features/table/table-settings.tsx'
import { useSettings } from '../forms/store-settings.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PartTabs } from '../ui/part-tabs.tsx'

const parts = {
  hours: { text: 'settings.hours', Show: HoursForm },
  days: { text: 'settings.holidays', Show: HolidaysForm },
  menus: { text: 'settings.menus', Show: MenuWindowsForm },
  zones: { text: 'settings.zones', Show: ZonesForm },
  bookings: { text: 'console.booking.bookings', Show: BookingRulesForm },
  stalls: { text: 'settings.stalls', Show: StallsForm },
  tables: { text: 'console.tables', Show: TableSettings },
} as const

/** The settings of the store, part by part. For managers only. */
export function SettingsView({ shopId }: { shopId: number }) {
  const settings = useSettings(shopId)
  return (
    <Loaded query={settings}>
      {data => (
        <PartTabs view="settings" title={t('console.settings')} shopId={shopId} parts={parts}>
          {({ Show }) => <Show shopId={shopId} settings={data} />}
        </PartTabs>
      )}
    </Loaded>
  )
}
