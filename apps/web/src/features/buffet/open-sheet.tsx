import { ENTRY_PIN, LONG_PIN } from '@comanda/domain/table'
import { buffet as calls } from '@comanda/contract/buffet'
import { stallsOf } from '@comanda/domain/cart'
import { money } from '@comanda/domain/money'
import { useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import type { BuffetProps } from './buffet-props.ts'
import styles from './buffet.module.css'
import { dinersHere, canJoinBuffet } from './buffet-state.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface OpenSheetProps extends BuffetProps {
  onClose: () => void
}

/** Number of people, price and content; the button starts the buffet. CART-13 */
export function OpenSheet({ place, index, buffet, currency, onChanged, onClose }: OpenSheetProps) {
  const { isOpen, joins, others, people, rows } = useEaters(buffet, place.seats)
  const { busy, problem, pin, start } = useOpening(place, () => {
    onChanged()
    onClose()
  })
  const rules = stallsOf(index, { ...buffet, createTimeToNow: 0 })
  const priceOf = (person: 'adult' | 'child') =>
    rules.flatMap(rule => rule.places).reduce((sum, it) => sum + (it.person === person ? it.price : 0), 0)
  const total = money(rows.reduce((sum, { person, count }) => sum + count * priceOf(person), 0))
  return (
    <Sheet
      title={t(isOpen ? 'buffet.eaters' : joins ? 'buffet.join' : 'buffet.start')}
      onClose={onClose}
      foot={
        <Button
          wide
          size="large"
          busy={busy}
          disabled={people + others === 0}
          onClick={() => start(rows[0].count, rows[1].count)}
        >
          {isOpen ? t('buffet.save') : t(joins ? 'buffet.joinGo' : 'buffet.go', { price: showMoney(total, currency) })}
        </Button>
      }
    >
      <Stack gap={16}>
        {(joins || buffet.own) && (
          <Text kind="quiet">{others > 0 ? t('buffet.othersEat', { count: others }) : t('buffet.yoursAlone')}</Text>
        )}
        {rows.map(({ person, count, set, least }) => (
          <Row key={person} wrap justify="between" className={styles.row}>
            <span>
              {t(`buffet.${person}`)}
              <small>{showMoney(money(priceOf(person)), currency)}</small>
            </span>
            <Stepper
              name={t(`buffet.${person}`)}
              value={count}
              min={least}
              max={count + place.seats - others - people}
              onAdd={() => set(count + 1)}
              onTake={() => set(count - 1)}
            />
          </Row>
        ))}
        <Terms rules={rules} />
        {pin.wanted && <PinField {...pin} />}
        <Text role="alert" kind="error" className={styles.problem}>
          {problem}
        </Text>
      </Stack>
    </Sheet>
  )
}

/** Number of people eating with this phone, and of the others at the table. */
function useEaters(buffet: BuffetProps['buffet'], seats: number) {
  const eaters = dinersHere(buffet)
  const joins = canJoinBuffet(buffet)
  const isOpen = buffet.createTimeToNow !== undefined
  const others = buffet.adults + buffet.children - eaters.adults - eaters.children
  const [adults, setAdults] = useState(isOpen ? eaters.adults : Math.min(joins ? 1 : 2, seats - others))
  const [children, setChildren] = useState(eaters.children)
  const rows = [
    { person: 'adult', count: adults, set: setAdults, least: eaters.charged.adults },
    { person: 'child', count: children, set: setChildren, least: eaters.charged.children },
  ] as const
  return { isOpen, joins, others, people: adults + children, rows }
}

interface PinFieldProps {
  value: string
  set: (pin: string) => void
}

const PinField = ({ value, set }: PinFieldProps) => (
  <Field label={t('table.join.pin')} hint={t('table.join.pinHint')}>
    <TextInput
      value={value}
      maxLength={LONG_PIN}
      inputMode="numeric"
      autoComplete="off"
      onChange={event => set(event.target.value.replace(/\D/g, ''))}
    />
  </Field>
)

type Rules = ReturnType<typeof stallsOf<string>>

/** Content and duration of the buffet. */
const Terms = ({ rules }: { rules: Rules }) => (
  <Stack as="ul" gap={6} className={styles.terms}>
    {rules[0] && rules[0].stayMinutes > 0 && (
      <li>
        {t('buffet.termTime', {
          minutes: rules[0].stayMinutes,
          last: rules[0].stayMinutes - rules[0].lastOrderMinutes,
        })}
      </li>
    )}
    {rules.map(rule => (
      <li key={rule.buffetStallId}>{termOf(rule)}</li>
    ))}
    <li>{t('buffet.termExtra')}</li>
  </Stack>
)

/** Content of a stall in one sentence. */
function termOf({ displayName, limitCount, singleLimitCount, limitType, intervalMinutes }: Rules[number]): string {
  const count = limitCount || singleLimitCount
  if (count === 0) return t('buffet.termFree', { stall: displayName })
  const text = limitCount > 0 ? 'buffet.termPlates' : 'buffet.termOfOne'
  const each = t(limitType === 1 ? 'buffet.eachPerson' : 'buffet.eachTable')
  return `${t(text, { stall: displayName, count, each })}${
    intervalMinutes > 0 ? ` ${t('buffet.termAnew', { minutes: intervalMinutes })}` : ''
  }`
}

/** PIN of the party from the scanned code, if it contains one. C6 */
const pinOfCode = (): string => {
  const pin = new URLSearchParams(location.search).get('pin') ?? ''
  return ENTRY_PIN.test(pin) ? pin : ''
}

function useOpening({ shopId, tableId }: BuffetProps['place'], onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [wanted, setWanted] = useState(false)
  const [value, set] = useState(pinOfCode)
  const start = (adults: number, children: number) => {
    setBusy(true)
    setProblem('')
    const entered = ENTRY_PIN.test(value) && { pin: value }
    const input = { shopId, businessType: 1100 as const, tableId, adults, children, ...entered }
    send(calls.open, input, { shows: 'silent' }).then(onDone, (error: unknown) => {
      setBusy(false)
      if (!isRefused(error)) throw error
      const pinNeeded = isRefused(error, 'pinNeeded')
      if (pinNeeded) setWanted(true)
      // The first time the field itself asks for the PIN, without an error.
      if (!pinNeeded || wanted) setProblem(error.message)
      if (pinNeeded && value.length > LONG_PIN) {
        setProblem(t('table.join.codeOld'))
        set('')
      }
    })
  }
  return { busy, problem, pin: { wanted, value, set }, start }
}
