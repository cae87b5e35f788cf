import { counterCalls as calls } from '@comanda/contract/counter'
import { parseAmount } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { TextArea, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChoiceField } from '../../fields/choice-field.tsx'
import { Unsaved } from '../../fields/unsaved.tsx'
import { useKept } from '../../fields/use-kept.ts'
import { Refused, send } from '../../platform/send.ts'
import { amountOf, useAdjustments } from './api.ts'
import styles from './counter.module.css'
import type { Holding } from './holdings.ts'

interface AdjustSheetProps {
  shopId: number
  holding: Holding
  onDone: () => void
  onClose: () => void
}

interface Draft {
  on: Holding['parts'][number]['on']
  sign: 'more' | 'less'
  typed: string
  reason: string
}

/** What is typed, as it is meant. */
function readDraft({ parts, currency }: Holding, { on, sign, typed, reason }: Draft) {
  const part = parts.find(one => one.on === on)
  const amount = parseAmount(typed, currency?.internationalSystemOfUnits ?? 0) ?? 0
  const short = sign === 'less' && amount > (part?.amount ?? 0)
  return { amount, short, there: part?.amount ?? 0, ready: amount > 0 && !short && reason.trim().length >= 3 }
}

function useAdjusting(shopId: number, { subjectId }: Holding, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ on, amount, reason }: { on: Draft['on']; amount: number; reason: string }) =>
      send(calls.adjust, { shopId, on, subjectId, amount, reason }),
    onSuccess: ({ state }) => {
      toast(t(state === 'posted' ? 'counter.posted' : 'counter.waitsNow'))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['adjustments', shopId] }),
  })
}

interface FieldsProps {
  holding: Holding
  draft: Draft
  /** What is wrong at a field. */
  faultAt: (field: string) => string | undefined
  onChange: (draft: Draft) => void
}

function Fields({ holding: { parts, currency }, draft, faultAt, onChange }: FieldsProps) {
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  return (
    <>
      {parts.length > 1 && (
        <ChoiceField
          label={t('counter.part')}
          choices={parts.map(one => [one.on, one.words] as const)}
          chosen={draft.on}
          onChoose={on => set({ on })}
        />
      )}
      <ChoiceField
        label={t('counter.direction')}
        choices={[
          ['more', t('counter.add')],
          ['less', t('counter.take')],
        ]}
        chosen={draft.sign}
        onChoose={sign => set({ sign })}
      />
      <Field
        label={currency ? `${t('counter.amount')} (${currency.currencySymbol})` : t('counter.pointsName')}
        error={faultAt('amount')}
      >
        <TextInput
          inputMode="decimal"
          dir="ltr"
          maxLength={14}
          value={draft.typed}
          data-focus
          onChange={event => set({ typed: event.target.value })}
        />
      </Field>
      <Field label={t('counter.reason')} hint={t('counter.reasonHint')} error={faultAt('reason')}>
        <TextArea
          maxLength={200}
          counted
          value={draft.reason}
          onChange={event => set({ reason: event.target.value })}
        />
      </Field>
    </>
  )
}

/** What is wrong at each field, and what is wrong at none. */
function faultsOf(error: Error | null, short: boolean) {
  const fault = error instanceof Refused ? error : undefined
  const shown = fault?.field === 'amount' || fault?.field === 'reason'
  return {
    other: shown ? undefined : error?.message,
    at: (field: string) => {
      if (field === 'amount' && short) return t('counter.short')
      return fault?.field === field ? fault.message : undefined
    },
  }
}

/** By how much one thing a member holds is corrected, and why. Above what one person may do alone a second one says yes. */
export function AdjustSheet({ shopId, holding, onDone, onClose }: AdjustSheetProps) {
  const { parts, currency } = holding
  const kept = useKept<Draft>(`members/${shopId}/${holding.subjectId}`, {
    on: parts.at(-1)?.on ?? 'points',
    sign: 'more',
    typed: '',
    reason: '',
  })
  const draft = kept.value
  const { amount, short, there, ready } = readDraft(holding, draft)
  const alone = useAdjustments(shopId).data?.alone[currency?.currencyCode ?? 'POINT']
  const adjusting = useAdjusting(shopId, holding, () => {
    kept.done()
    onDone()
  })
  const faults = faultsOf(adjusting.error, short)
  const more = draft.sign === 'more'
  const post = () => adjusting.mutate({ on: draft.on, amount: more ? amount : -amount, reason: draft.reason.trim() })
  return (
    <Sheet title={`${t('counter.adjust')}: ${holding.name}`} onClose={onClose}>
      <div className={styles.stack}>
        <p className={styles.quiet}>
          {holding.detail !== '' && `${holding.detail} · `}
          {t('counter.standsAt', { amount: amountOf(there, currency) })}
        </p>
        <Unsaved kept={kept} />
        <Fields holding={holding} draft={draft} faultAt={faults.at} onChange={kept.put} />
        {alone !== undefined && amount > alone && <p className={styles.note}>{t('counter.second')}</p>}
        <p role="alert" className={styles.fault} hidden={!faults.other}>
          {faults.other}
        </p>
        <Button wide size="large" busy={adjusting.isPending} disabled={!ready} onClick={post}>
          {t(more ? 'counter.add' : 'counter.take')}
          {amount > 0 && ` ${amountOf(amount, currency)}`}
        </Button>
      </div>
    </Sheet>
  )
}
