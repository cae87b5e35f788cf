import { showMoney, t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Card, Section } from '../../../ui/layout/card.tsx'
import styles from '../card.module.css'
import { Statement } from '../value/statement.tsx'
import { Renewal } from '../membership/renewal.tsx'
import { WithCard } from '../with-card.tsx'
import { Grid, Stack } from '../../../ui/layout/layout.tsx'
import { TwoColumns } from '../../../ui/layout/two-columns.tsx'

/** Balance of the card, its paid and bonus parts, and the latest transactions. CARD-3 */
export function Balance() {
  return (
    <WithCard heights={[170, 52, 260]}>
      {card => (
        <TwoColumns
          beside={
            <Section title={t('card.lately')}>
              <Statement card={card} kind="all" short />
            </Section>
          }
        >
          <Renewal card={card} />
          <Card>
            <Stack gap={16}>
              <span className={styles.big}>{showMoney(card.balance, card.currency)}</span>
              <Grid columns="1fr 1fr" className={styles.parts}>
                <Stack as="span" gap={2} className={styles.part}>
                  {t('card.paidPart')}
                  <strong>{showMoney(card.paidBalance, card.currency)}</strong>
                </Stack>
                <Stack as="span" gap={2} className={styles.part}>
                  {t('card.givenPart')}
                  <strong>{showMoney(card.givenBalance, card.currency)}</strong>
                </Stack>
              </Grid>
              <p className={styles.small}>{t('card.partsHint')}</p>
            </Stack>
          </Card>
          <Stack gap={10} className={styles.actions}>
            <LinkButton to="/cardRecharge">{t('card.topUp')}</LinkButton>
            {card.transferEnabled && (
              <LinkButton kind="secondary" to="/balanceTransfer">
                {t('card.send')}
              </LinkButton>
            )}
          </Stack>
        </TwoColumns>
      )}
    </WithCard>
  )
}
