import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { currentLocale, loadTexts, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import { type SeatPlace, useSeat } from './api.ts'
import { Text } from '../../ui/text/text.tsx'
import styles from './shared-table.module.css'

const loadRestTexts = () => loadTexts(currentLocale(), 'rest')
const SeatSheet = lazyPart(async () => {
  const [{ SeatSheet: sheet }] = await Promise.all([import('./seat-sheet.tsx'), loadRestTexts()])
  return sheet
})
const MovedSheet = lazyPart(async () => {
  const [{ MovedSheet: sheet }] = await Promise.all([import('./moved-sheet.tsx'), loadRestTexts()])
  return sheet
})

/**
 * Requires a seat at a table that pays at the end and has one cart per phone: taken by the scanned code, else by the
 * PIN, before anything is ordered. C6
 */
export function OwnSeat({ shopId, tableId }: SeatPlace) {
  const { data, error, refetch } = useSeat({ shopId, tableId })
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState<string>()
  const pinNeeded = isRefused(error, 'pinNeeded') && !data?.seated
  const movedTo = data?.movedTo
  return (
    <Suspense>
      {pinNeeded && (
        <button type="button" className={styles.ask} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <KeyRound aria-hidden="true" />
          <span>{t('menu.seatPin')}</span>
        </button>
      )}
      {data?.pin !== undefined && (
        <Text kind="quiet" className={styles.pin}>
          {t('menu.seatPinIs', { pin: data.pin })}
        </Text>
      )}
      {open && pinNeeded && (
        <SeatSheet
          {...{ shopId, tableId }}
          onSeated={() => {
            setOpen(false)
            void refetch()
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {movedTo !== undefined && movedTo !== seen && (
        <MovedSheet shopId={shopId} movedTo={movedTo} onClose={() => setSeen(movedTo)} />
      )}
    </Suspense>
  )
}
