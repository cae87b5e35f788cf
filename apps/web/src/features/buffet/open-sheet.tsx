import { buffet as calls } from '@comanda/contract/buffet'
import { stallsOf } from '@comanda/domain/cart'
import { money } from '@comanda/domain/money'
import { useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import type { BuffetProps } from './buffet-props.ts'
import styles from './buffet.module.css'

interface OpenSheetProps extends BuffetProps {
  onClose: () => void
}

/** Who eats, what it costs and what it gives: the buffet begins with a tap. CART-13 */
export function OpenSheet({ place, index, buffet, currency, onChanged, onClose }: OpenSheetProps) {
  const [adults, setAdults] = useState(buffet.adults || Math.min(2, place.seats))
  const [children, setChildren] = useState(buffet.children)
  const { busy, problem, start } = useOpening(place, () => {
    onChanged()
    onClose()
  })
  const isOpen = buffet.createTimeToNow !== undefined
  const rules = stallsOf(index, { ...buffet, createTimeToNow: 0 })
  const priceOf = (person: 'adult' | 'child') =>
    rules.flatMap(rule => rule.places).reduce((sum, it) => sum + (it.person === person ? it.price : 0), 0)
  const total = money(adults * priceOf('adult') + children * priceOf('child'))
  const rows = [
    { person: 'adult', count: adults, set: setAdults, least: buffet.charged.adults },
    { person: 'child', count: children, set: setChildren, least: buffet.charged.children },
  ] as const
  return (
    <Sheet
      title={t(isOpen ? 'buffet.eaters' : 'buffet.start')}
      onClose={onClose}
      foot={
        <Button
          wide
          size="large"
          busy={busy}
          disabled={adults + children === 0}
          onClick={() => start(adults, children)}
        >
          {isOpen ? t('buffet.save') : t('buffet.go', { price: showMoney(total, currency) })}
        </Button>
      }
    >
      <div className={styles.form}>
        {rows.map(({ person, count, set, least }) => (
          <div key={person} className={styles.row}>
            <span>
              {t(`buffet.${person}`)}
              <small>{showMoney(money(priceOf(person)), currency)}</small>
            </span>
            <Stepper
              name={t(`buffet.${person}`)}
              value={count}
              min={least}
              max={count + place.seats - adults - children}
              onAdd={() => set(count + 1)}
              onTake={() => set(count - 1)}
            />
          </div>
        ))}
        <Terms rules={rules} />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    </Sheet>
  )
}

type Rules = ReturnType<typeof stallsOf<string>>

/** What the buffet gives, for how long. */
const Terms = ({ rules }: { rules: Rules }) => (
  <ul className={styles.terms}>
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
  </ul>
)

/** What a stall gives, in a sentence. */
function termOf({ displayName, limitCount, singleLimitCount, limitType, intervalMinutes }: Rules[number]): string {
  const count = limitCount || singleLimitCount
  if (count === 0) return t('buffet.termFree', { stall: displayName })
  const words = limitCount > 0 ? 'buffet.termPlates' : 'buffet.termOfOne'
  const each = t(limitType === 1 ? 'buffet.eachPerson' : 'buffet.eachTable')
  return `${t(words, { stall: displayName, count, each })}${
    intervalMinutes > 0 ? ` ${t('buffet.termAnew', { minutes: intervalMinutes })}` : ''
  }`
}

function useOpening({ shopId, tableId }: BuffetProps['place'], onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const start = (adults: number, children: number) => {
    setBusy(true)
    setProblem('')
    send(calls.open, { shopId, businessType: 1100, tableId, adults, children }, { shows: 'silent' }).then(
      onDone,
      (error: unknown) => {
        setBusy(false)
        if (!isRefused(error)) throw error
        setProblem(error.message)
      },
    )
  }
  return { busy, problem, start }
}
