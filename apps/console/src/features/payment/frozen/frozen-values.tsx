import { showDate, showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { ReasonField } from '../../../forms/fields/list-parts.tsx'
import { useReason } from '../../../forms/state/stored-state.ts'
import { useMay } from '../../../platform/may.ts'
import { ActionSheet } from '../../../ui/action-sheet.tsx'
import styles from '../refund/refund.module.css'
import { type FrozenValue, useDecideFrozen, useFrozenValues } from './queries.ts'

const reasons = ['frozen.reason.holder', 'frozen.reason.fraud', 'frozen.reason.bank'] as const

interface FrozenValuesProps {
  shopId: number
  timeZone: string
}

/** Value that was bought with money the bank took back: a person releases it to its holder, or takes it. PAY-9 */
export function FrozenValues({ shopId, timeZone }: FrozenValuesProps) {
  const { data } = useFrozenValues(shopId)
  const mayDecide = useMay('closeDay')
  const [open, setOpen] = useState<{ value: FrozenValue; take: boolean }>()
  if (!data || data.values.length === 0) return null
  return (
    <Stack as="section" gap={12} aria-label={t('frozen.title')}>
      <h3>{t('frozen.title')}</h3>
      <Text kind="quiet">{t('frozen.hint')}</Text>
      <ul className={styles.requests}>
        {data.values.map(value => (
          <li key={value.payableId} className={styles.request}>
            <p className={styles.line}>
              <strong>{showMoney(value.frozenAmount, value.currency)}</strong>
              <Text as="span" kind="quiet">
                {showDate(value.frozenAt, 'dateTime', timeZone)}
              </Text>
            </p>
            <p>{t(`frozen.kind.${value.kind}`, { number: value.displayNo })}</p>
            <Text kind="quiet">{t('frozen.charged', { amount: showMoney(value.chargedAmount, value.currency) })}</Text>
            {mayDecide && (
              <Row gap={8} wrap>
                <Button size="small" kind="secondary" onClick={() => setOpen({ value, take: false })}>
                  {t('frozen.release')}
                </Button>
                <Button size="small" kind="secondary" onClick={() => setOpen({ value, take: true })}>
                  {t('frozen.take')}
                </Button>
              </Row>
            )}
          </li>
        ))}
      </ul>
      {open && <Decision key={String(open.take)} {...open} shopId={shopId} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

interface DecisionProps {
  shopId: number
  value: FrozenValue
  take: boolean
  onClose: () => void
}

function Decision({ shopId, value, take, onClose }: DecisionProps) {
  const { payableId, frozenAmount, currency } = value
  const { reason, put, done } = useReason(`frozen/${shopId}/${payableId}`)
  const { mutate, isPending, error } = useDecideFrozen(shopId, () => {
    done()
    onClose()
  })
  const amount = showMoney(frozenAmount, currency)
  return (
    <ActionSheet
      title={t(take ? 'frozen.takeTitle' : 'frozen.releaseTitle', { amount })}
      onClose={onClose}
      action={t(take ? 'frozen.take' : 'frozen.release')}
      complete={reason.trim() !== ''}
      busy={isPending}
      danger={take}
      onAction={() => mutate({ payableId, take, reason: reason.trim() })}
    >
      <ReasonField
        hint={t(take ? 'frozen.takeHint' : 'frozen.releaseHint')}
        usual={reasons}
        label="frozen.reason"
        reason={reason}
        onReason={put}
      />
      {error && (
        <Text kind="error" role="alert">
          {error.message}
        </Text>
      )}
    </ActionSheet>
  )
}
