import { cart } from '@comanda/contract/cart'
import { ENTRY_PIN, LONG_PIN } from '@comanda/domain/table'
import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { writeStored, readStoredText } from '../../platform/device/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import type { Table } from './api.ts'
import { MovedSheet, movedToOf } from './moved-sheet.tsx'
import { PinField } from './pin-field.tsx'
import { pinOfCode } from './pin-of-code.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './shared-table.module.css'

const NICK = 'table.nick'

interface JoinSheetProps {
  table: Table
  /** Whether an earlier visit of the guest at this table has ended. */
  ended: boolean
  /** Refusal that says why the guest is not at this table. */
  away: unknown
  onJoined: () => void
  onClose: () => void
}

/** Joins a shared table: a name that others see, and the PIN if required. C6 */
export function JoinSheet(props: JoinSheetProps) {
  const movedTo = movedToOf(props.away)
  if (movedTo === undefined) return <Joining {...props} />
  return <MovedSheet shopId={props.table.shopId} movedTo={movedTo} onClose={props.onClose} />
}

function Joining({ table, ended, onJoined, onClose }: JoinSheetProps) {
  const [nick, setNick] = useState(readStoredText(NICK) ?? '')
  const [people, setPeople] = useState(Math.min(2, table.seats))
  const [pin, setPin] = useState(pinOfCode)
  const { busy, wantsPin, problem, join } = useJoining(table, onJoined, () => setPin(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void join({ nick: nick.trim(), people, pin })
  }
  return (
    <Sheet title={t('table.join.title', { name: table.tableName })} onClose={onClose}>
      <Stack as="form" gap={16} onSubmit={submit} noValidate>
        <Text kind="quiet">{ended ? t('table.join.ended') : t('table.join.hint')}</Text>
        <Field label={t('table.join.nick')} hint={t('table.join.nickHint')}>
          <TextInput
            value={nick}
            maxLength={24}
            autoComplete="nickname"
            enterKeyHint="go"
            onChange={event => setNick(event.target.value)}
          />
        </Field>
        <Row wrap justify="between">
          <span>{t('table.eaters')}</span>
          <Stepper
            name={t('table.eater')}
            value={people}
            min={1}
            max={table.seats}
            onAdd={() => setPeople(people + 1)}
            onTake={() => setPeople(people - 1)}
          />
        </Row>
        {wantsPin && <PinField value={pin} onChange={setPin} />}
        <Text role="alert" kind="error" className={styles.problem}>
          {problem}
        </Text>
        <Button wide size="large" type="submit" busy={busy}>
          {t('table.join.go')}
        </Button>
        <Button wide kind="plain" onClick={onClose}>
          {t('table.join.look')}
        </Button>
      </Stack>
    </Sheet>
  )
}

/** Joins the table, and requests the PIN if the table requires one. */
function useJoining({ shopId, tableId }: Table, onJoined: () => void, forgetPin: () => void) {
  const [busy, setBusy] = useState(false)
  const [wantsPin, setWantsPin] = useState(false)
  const [problem, setProblem] = useState('')
  const join = async ({ nick, people, pin }: { nick: string; people: number; pin: string }) => {
    setBusy(true)
    setProblem('')
    const entered = ENTRY_PIN.test(pin) && { pin }
    try {
      const input = { shopId, businessType: 1100 as const, tableId, people, nick, ...entered }
      await send(cart.init, input, { shows: 'silent' })
      writeStored(NICK, nick)
      onJoined()
    } catch (error) {
      if (!isRefused(error)) throw error
      const pinNeeded = isRefused(error, 'pinNeeded')
      if (pinNeeded) setWantsPin(true)
      // The first time the field itself asks for the PIN, without an error.
      if (!pinNeeded || wantsPin) setProblem(error.message)
      if (pinNeeded && pin.length > LONG_PIN) {
        setProblem(t('table.join.codeOld'))
        forgetPin()
      }
      setBusy(false)
    }
  }
  return { busy, wantsPin, problem, join }
}
