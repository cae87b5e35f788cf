import { t } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { usePlace } from '../../platform/place.ts'
import { useSettings } from './api.ts'
import { BookingPart } from './booking-part.tsx'
import { HolidaysPart } from './holidays-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { MenusPart } from './menus-part.tsx'
import styles from './settings.module.css'
import { StallsPart } from './stalls-part.tsx'
import { TablesPart } from './tables-part.tsx'
import { ZonesPart } from './zones-part.tsx'
import { AskFailed } from '../../ui/ask-failed.tsx'
import { PartTabs } from '../../ui/part-tabs.tsx'

const parts = {
  hours: { words: 'settings.hours', Show: HoursPart },
  days: { words: 'settings.holidays', Show: HolidaysPart },
  menus: { words: 'settings.menus', Show: MenusPart },
  zones: { words: 'settings.zones', Show: ZonesPart },
  bookings: { words: 'console.booking.bookings', Show: BookingPart },
  stalls: { words: 'settings.stalls', Show: StallsPart },
  tables: { words: 'console.tables', Show: TablesPart },
} as const
type PartName = keyof typeof parts
const names = Object.keys(parts) as PartName[]

/** What is set for the store, part by part; the address keeps which. Managers alone. */
export function SettingsView({ shopId }: { shopId: number }) {
  const { detail } = usePlace()
  const chosen = names.find(name => name === detail) ?? 'hours'
  const asked = useSettings(shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  const { Show } = parts[chosen]
  return (
    <div className={styles.view}>
      <h2>{t('console.settings')}</h2>
      <PartTabs view="settings" shopId={shopId} words="console.settings" parts={parts} chosen={chosen}>
        <Show shopId={shopId} settings={asked.data} />
      </PartTabs>
    </div>
  )
}
