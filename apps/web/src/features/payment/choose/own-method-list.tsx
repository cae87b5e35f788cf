import { type Currency, type Money, money, ZERO } from '@comanda/domain/money'
import { type PaymentLine, disabledReasonOf } from '@comanda/domain/payment'
import { ChevronDown, Gift, Star, WalletCards } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { showSignedMoney } from '../../../platform/i18n/signed.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Check, CheckGroup } from '../../../ui/controls/choice.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import type { OwnMethod } from '../api.ts'
import styles from './choose.module.css'
import { hasOf, nameOf, reasonText, usesOf } from '../method-texts.ts'
import { type AmountToUse, parseAmountToUse } from './amount-to-use.ts'
import type { Choice } from './settlement-of.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'

const icons = { '16_msPoint': Star, '16_msBalance': WalletCards, '17_giftCard': Gift }

interface OwnMethodListProps {
  methods: readonly OwnMethod[]
  currency: Currency
  choice: Choice
}

/** The methods that are shown at first, beside the selected ones. */
const MAX_OPEN = 2

/**
 * The guest's own payment methods: balance and amount paid, or the reason why one cannot be used. All but the first and the selected
 * ones are one tap away; all but the selected ones while those cover everything. PAY-1, PAY-4
 */
export function OwnMethodList({ methods, currency, choice, children }: OwnMethodListProps & { children?: ReactNode }) {
  const [showsAll, setShowsAll] = useState(false)
  const near = methods.filter(
    (method, at) => lineOf(choice, method) || (at < MAX_OPEN && !isCovered(choice)) || isChosen(choice, method),
  )
  const isFolded = !showsAll && near.length > 0 && methods.length > near.length + 1
  const shown = isFolded ? near : methods
  const others = isFolded && (
    <Button kind="plain" size="small" icon={<ChevronDown />} onClick={() => setShowsAll(true)}>
      {t('payment.ownOthers', { count: methods.length - near.length })}
    </Button>
  )
  return (
    <Panel>
      <CheckGroup legend={t('payment.own')} note={t(isCovered(choice) ? 'payment.allCovered' : 'payment.ownNote')}>
        {shown.map((one, at) => (
          <OwnMethodBox
            key={`${one.paymentMethod} ${one.payerId}`}
            method={one}
            currency={currency}
            choice={choice}
            action={at === shown.length - 1 && others}
          />
        ))}
      </CheckGroup>
      {children}
    </Panel>
  )
}

interface OwnMethodBoxProps extends Omit<OwnMethodListProps, 'methods'> {
  method: OwnMethod
  /** Beside the link that changes the amount. */
  action: ReactNode
}

const lineOf = ({ settlement }: Choice, { paymentMethod, payerId }: OwnMethod): PaymentLine | undefined =>
  settlement.lines.find(line => line.paymentMethod === paymentMethod && line.payerId === payerId)

const isChosen = ({ chosen }: Choice, { paymentMethod, payerId }: OwnMethod): boolean =>
  chosen.some(it => it.paymentMethod === paymentMethod && it.payerId === payerId)

/** Whether the selected methods leave nothing for another one. */
const isCovered = ({ settlement: { lines, restDue } }: Choice): boolean =>
  restDue === 0 && lines.every(({ payerId }) => payerId !== undefined)

interface Shown {
  reason: ReturnType<typeof disabledReasonOf>
  /** Whether it is selected although the others cover everything. */
  idle: boolean
  pays: Money | undefined
  currency: Currency
}

/** Why it cannot be used or is not needed, or its balance. */
function detailOf(method: OwnMethod, { reason, idle, pays, currency }: Shown): string {
  if (reason) return reasonText(reason)
  if (pays !== undefined) return usesOf(method, pays, currency)
  return idle ? t('payment.notNeeded') : t('payment.has', { amount: hasOf(method, currency) })
}

function OwnMethodBox({ method, currency, choice, action }: OwnMethodBoxProps) {
  const { paymentMethod, payerId } = method
  const chosen = choice.chosen.find(it => it.paymentMethod === paymentMethod && it.payerId === payerId)
  const used = chosen !== undefined
  const less = chosen?.most !== undefined
  const reason = disabledReasonOf(method, choice.toSettle)
  const line = lineOf(choice, method)
  const Icon = icons[paymentMethod]
  return (
    <Stack gap={6}>
      <Check
        checked={used && !reason}
        disabled={reason !== undefined}
        onChange={checked => choice.choose(method, checked)}
        detail={detailOf(method, { reason, idle: used && isCovered(choice), pays: line?.amount, currency })}
        end={
          line ? (
            <span className={styles.amount}>{showSignedMoney(money(-line.amount), currency)}</span>
          ) : (
            <Icon aria-hidden="true" className={styles.mark} />
          )
        }
      >
        {nameOf(method)}
      </Check>
      {used && !reason && (line || less) ? (
        <OtherAmount method={method} amount={line?.amount ?? ZERO} {...{ currency, choice, action }} />
      ) : (
        <Links>{action}</Links>
      )}
    </Stack>
  )
}

function faultText({ fault, bound = ZERO }: AmountToUse, currency: Currency): string | undefined {
  const amount = showMoney(bound, currency)
  return fault && t(fault === 'tooFew' ? 'payment.useAtLeast' : 'payment.useAtMost', { amount })
}

const Links = ({ children }: { children: ReactNode }) =>
  children && (
    <Row gap={8} wrap justify="between" className={styles.link}>
      {children}
    </Row>
  )

/** Reduces the amount of a payment method; the next one pays the difference. */
function OtherAmount({ method, amount, currency, choice, action }: OwnMethodBoxProps & { amount: Money }) {
  const [text, setText] = useState<string>()
  if (text === undefined)
    return (
      <Links>
        <Button kind="plain" size="small" onClick={() => setText('')}>
          {t('payment.useLess')}
        </Button>
        {action}
      </Links>
    )
  return (
    <>
      <Field
        label={t('payment.useUpTo')}
        hint={t('payment.usesNow', { amount: showMoney(amount, currency) })}
        error={faultText(parseAmountToUse(text, method, currency), currency)}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={text}
          maxLength={12}
          onChange={event => {
            const next = event.target.value
            setText(next)
            choice.choose(method, true, parseAmountToUse(next, method, currency).most)
          }}
        />
      </Field>
      <Links>{action}</Links>
    </>
  )
}
