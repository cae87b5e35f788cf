import { counterCalls as calls } from '@comanda/contract/counter'
import { parseAmount } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useFieldState, useFormOf } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { ChipChoice } from '../../forms/fields/list-parts.tsx'
import { typedAmount } from '../../forms/fields/typed-amount.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { amountOf, useAdjustments, type Holding } from './queries.ts'

type Values = {
  on: Holding['parts'][number]['on']
  sign: 'more' | 'less'
  /** As it is typed. */
  amount: string
  reason: string
}

const Fields = fieldsOf<Values>()

/** The typed amount in minor units; zero where it is none. */
const amountIn = ({ currency }: Holding, text: string): number =>
  (currency ? typedAmount(text, currency) : parseAmount(text, 0)) ?? 0

/** Meaning of the typed values: the amount, and whether there is less than it. */
function readValues(holding: Holding, { on, sign, amount: text }: Values) {
  const amount = amountIn(holding, text)
  const available = holding.parts.find(one => one.on === on)?.amount ?? 0
  const tooMuch = sign === 'less' && amount > available
  return { amount, available, tooMuch }
}

/** Which part is corrected, whether it becomes more or less, by how much, and why. */
function AdjustFields({ holding: { parts, currency }, tooMuch }: { holding: Holding; tooMuch: boolean }) {
  const { setValue } = useFormOf<Values>()
  const { value: on } = useFieldState<Values['on']>('on')
  const { value: sign } = useFieldState<Values['sign']>('sign')
  return (
    <>
      {parts.length > 1 && (
        <ChipChoice
          label={t('counter.part')}
          options={parts.map(one => [one.on, one.text] as const)}
          chosen={on}
          onChoose={part => setValue('on', part)}
        />
      )}
      <ChipChoice
        label={t('counter.direction')}
        options={[
          ['more', t('counter.add')],
          ['less', t('counter.deduct')],
        ]}
        chosen={sign}
        onChoose={next => setValue('sign', next)}
      />
      <Fields.Text
        name="amount"
        label={currency ? `${t('counter.amount')} (${currency.currencySymbol})` : t('counter.pointsName')}
        error={tooMuch && t('counter.short')}
        inputMode="decimal"
        dir="ltr"
        maxLength={14}
        data-focus
      />
      <Fields.Area name="reason" label={t('counter.reason')} hint={t('counter.reasonHint')} maxLength={200} counted />
    </>
  )
}

interface AdjustSheetProps {
  shopId: number
  holding: Holding
  onDone: () => void
  onClose: () => void
}

function useAdjustForm({ shopId, holding, onDone }: AdjustSheetProps) {
  const client = useQueryClient()
  const { subjectId, parts } = holding
  const first: Values = { on: parts.at(-1)?.on ?? 'points', sign: 'more', amount: '', reason: '' }
  return useDraftForm({
    draft: `members/${shopId}/${subjectId}`,
    saved: first,
    valuesOf: saved => ({ ...saved }),
    call: calls.adjust,
    requestOf({ on, sign, amount: text, reason }) {
      // Zero is no amount: the field says so.
      const amount = amountIn(holding, text) || Number.NaN
      return { shopId, on, subjectId, amount: sign === 'more' ? amount : -amount, reason: reason.trim() }
    },
    onSaved({ state }) {
      toast(t(state === 'posted' ? 'counter.posted' : 'counter.waitsNow'))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['adjustments', shopId] }),
  })
}

/** By how much one thing a member holds is corrected, and why. Above the limit of one person a second one confirms it. */
export function AdjustSheet(props: AdjustSheetProps) {
  const { shopId, holding, onClose } = props
  const { currency, name, detail } = holding
  const form = useAdjustForm(props)
  const { amount, available, tooMuch } = readValues(holding, form.values)
  const limit = useAdjustments(shopId).data?.alone[currency?.currencyCode ?? 'POINT']
  return (
    <SheetForm
      form={form}
      title={`${t('counter.adjust')}: ${name}`}
      onClose={onClose}
      action={
        <>
          {t(form.values.sign === 'more' ? 'counter.add' : 'counter.deduct')}
          {amount > 0 && ` ${amountOf(amount, currency)}`}
        </>
      }
      complete={!tooMuch}
    >
      <Text kind="quiet">
        {detail !== '' && `${detail} · `}
        {t('counter.standsAt', { amount: amountOf(available, currency) })}
      </Text>
      <AdjustFields holding={holding} tooMuch={tooMuch} />
      {limit !== undefined && amount > limit && (
        <Text kind="warning" size={14}>
          {t('counter.second')}
        </Text>
      )}
    </SheetForm>
  )
}
