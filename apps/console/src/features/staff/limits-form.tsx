import { staffCalls as calls } from '@comanda/contract/staff'
import type { RequestInputOf } from '@comanda/contract/core'
import { raisesAnyLimit } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { type Board, boardKey } from './queries.ts'
import styles from './rights.module.css'

type Limits = Pick<RequestInputOf<typeof calls.saveAlone>, 'amounts'>

const Fields = fieldsOf<Limits>()
const MAX_POINTS = 1_000_000_000

/** The limits of each currency and of points: zero where none is set. */
const limitsOf = ({ alone: { mark, amounts }, currencies }: Board) => ({
  mark,
  amounts: {
    POINT: 0,
    ...Object.fromEntries(currencies.map(({ currencyCode }) => [currencyCode, 0])),
    ...amounts,
  } as Limits['amounts'],
})

/** Up to which amount one person may correct what members hold, each day, by currency. */
export function LimitsForm({ shopId, board }: { shopId: number; board: Board }) {
  const client = useQueryClient()
  const saved = board.alone.amounts
  const form = useDraftForm({
    draft: 'team//alone',
    saved: limitsOf(board),
    valuesOf: ({ amounts }): Limits => ({ amounts }),
    revisionOf: ({ mark }) => mark,
    call: calls.saveAlone,
    requestOf: ({ amounts }, { mark }) => ({ shopId, mark, amounts }),
    onSaved(after, { amounts }) {
      client.setQueryData(boardKey(shopId), after)
      toast(t(raisesAnyLimit(after.alone.amounts, amounts) ? 'rights.nowWaits' : 'rights.nowHolds'))
      return limitsOf(after)
    },
    onSettled: () => client.invalidateQueries({ queryKey: boardKey(shopId) }),
  })
  return (
    <SettingsForm form={form}>
      <Text kind="quiet">{t('rights.aloneHint')}</Text>
      <div className={styles.amounts}>
        <Fields.Number name="amounts.POINT" label={t('rights.points')} max={MAX_POINTS} />
        {board.currencies.map(currency => (
          <Fields.Money
            key={currency.currencyCode}
            name={`amounts.${currency.currencyCode}`}
            label={currency.currencyCode}
            currency={currency}
          />
        ))}
      </div>
      <Text kind="warning" size={14} role="status">
        {form.dirty && t(raisesAnyLimit(saved, form.values.amounts) ? 'rights.needsSecond' : 'rights.atOnce')}
      </Text>
    </SettingsForm>
  )
}
