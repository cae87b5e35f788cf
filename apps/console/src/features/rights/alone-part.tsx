import { staffCalls as calls } from '@comanda/contract/staff'
import { money } from '@comanda/domain/money'
import { raisesAny } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { MoneyField } from '../../fields/money-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { useDraft } from '../../fields/use-draft.ts'
import { send } from '../../platform/send.ts'
import { type Board, boardKey } from './api.ts'
import styles from './rights.module.css'

const MOST = 1_000_000_000

/** What one person may correct of what members hold without a second one, each day, by currency. */
export function AlonePart({ shopId, board }: { shopId: number; board: Board }) {
  const client = useQueryClient()
  const save = async (ask: Board['alone']) => {
    const after = await send(calls.saveAlone, { shopId, ...ask })
    client.setQueryData(boardKey(shopId), after)
    return after.alone
  }
  const part = useDraft({
    name: 'team//alone',
    saved: board.alone,
    send: save,
    reads: boardKey(shopId),
    told: (saved, asked) => t(raisesAny(saved.amounts, asked.amounts) ? 'rights.nowWaits' : 'rights.nowHolds'),
  })
  const { amounts } = part.draft
  const put = (unit: string, amount: number) => part.edit({ amounts: { ...amounts, [unit]: amount } })
  return (
    <div className={styles.form}>
      <DraftForm part={part}>
        <p className={styles.quiet}>{t('rights.aloneHint')}</p>
        <div className={styles.amounts}>
          <NumberField
            label={t('rights.points')}
            max={MOST}
            error={part.faultAt('amounts.POINT')}
            value={amounts['POINT'] ?? 0}
            onChange={value => put('POINT', value)}
          />
          {board.currencies.map(currency => (
            <MoneyField
              key={currency.currencyCode}
              label={currency.currencyCode}
              currency={currency}
              field={`amounts.${currency.currencyCode}`}
              value={money(amounts[currency.currencyCode] ?? 0)}
              onChange={value => put(currency.currencyCode, value ?? 0)}
            />
          ))}
        </div>
        <p className={styles.note} role="status">
          {part.dirty && t(raisesAny(board.alone.amounts, amounts) ? 'rights.needsSecond' : 'rights.atOnce')}
        </p>
      </DraftForm>
    </div>
  )
}
