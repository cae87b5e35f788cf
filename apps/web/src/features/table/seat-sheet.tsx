import { ENTRY_PIN } from '@comanda/domain/table'
import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { type SeatPlace, takeSeat } from './api.ts'
import { MovedSheet, movedToOf } from './moved-sheet.tsx'
import { PinField } from './pin-field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './shared-table.module.css'

interface SeatSheetProps extends SeatPlace {
  /** Refusal that says why the guest has no seat. */
  away?: unknown
  onSeated: () => void
  onClose: () => void
}

/** Proves a seat at a table with one cart per phone, by the PIN or the table's code. The cart is unchanged. C6 */
export function SeatSheet(props: SeatSheetProps) {
  const movedTo = movedToOf(props.away)
  if (movedTo === undefined) return <Proving {...props} />
  return <MovedSheet shopId={props.shopId} movedTo={movedTo} onClose={props.onClose} />
}

function Proving({ shopId, tableId, onSeated, onClose }: SeatSheetProps) {
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!ENTRY_PIN.test(pin)) return setProblem(t('table.seat.short'))
    setBusy(true)
    setProblem('')
    try {
      await takeSeat({ shopId, tableId }, pin)
      onSeated()
    } catch (error) {
      if (!isRefused(error)) throw error
      setProblem(error.refused === 'pinNeeded' ? t('table.seat.wrong') : error.message)
      setBusy(false)
    }
  }
  return (
    <Sheet title={t('table.seat.title')} onClose={onClose}>
      <Stack as="form" gap={16} onSubmit={event => void submit(event)} noValidate>
        <Text kind="quiet">{t('table.seat.hint')}</Text>
        <PinField
          value={pin}
          onChange={typed => {
            setPin(typed)
            setProblem('')
          }}
        />
        <Text role="alert" kind="error" className={styles.problem}>
          {problem}
        </Text>
        <Button wide size="large" type="submit" busy={busy}>
          {t('table.seat.go')}
        </Button>
        <LinkButton wide kind="secondary" to={`/selectNum?shopId=${shopId}&bizType=1100&tableId=&scan=1`}>
          {t('table.seat.scan')}
        </LinkButton>
      </Stack>
    </Sheet>
  )
}
