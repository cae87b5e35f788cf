import type { Currency } from '@comanda/domain/money'
import { showList, showMoney, t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Grid, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { bonusText } from './bonus-text.ts'
import styles from '../card.module.css'
import { type Gear, type RuleDetail, rulesPath, useProgramNow, useRuleDetail } from '../value/value-api.ts'
import { CardQuery } from '../card-query.tsx'

interface RechargeRulesProps {
  id: string
  /** The version of the rules at the purchase; absent = the current one. */
  versionId: string | undefined
}

/** The rules of a recharge program: amounts, bonuses, stores; of the purchased version or the current one. CARD-3 */
export const RechargeRules = ({ id, versionId }: RechargeRulesProps) =>
  versionId === undefined ? <RulesNow id={id} /> : <RulesThen id={id} versionId={versionId} />

const RulesThen = ({ id, versionId }: { id: string; versionId: string }) => (
  <CardQuery of={useRuleDetail(id, versionId)} heights={[120, 220]}>
    {rules => (
      <Stack gap={14}>
        <p className={styles.small}>{t(rules.isCurrent ? 'card.rulesStillHold' : 'card.rulesHaveChanged')}</p>
        <Shown rules={rules} />
        {!rules.isCurrent && (
          <LinkButton wide kind="secondary" to={rulesPath(id)}>
            {t('card.rulesNow')}
          </LinkButton>
        )}
      </Stack>
    )}
  </CardQuery>
)

/** The rules sold now: the first recharge's gift only while the caller can still get it. */
function RulesNow({ id }: { id: string }) {
  const now = useProgramNow(id)
  return (
    <CardQuery of={useRuleDetail(id, undefined)} heights={[120, 220]}>
      {({ firstRecharge: _, ...rules }) => {
        const first = now.data?.firstRecharge
        return <Shown rules={first ? { ...rules, firstRecharge: first } : rules} />
      }}
    </CardQuery>
  )
}

const Shown = ({ rules }: { rules: RuleDetail }) => {
  const { name, description, programRules, firstRecharge, currency, shopNames } = rules
  return (
    <Card>
      <Stack gap={14}>
        <Text as="h2" size={18}>
          {name}
        </Text>
        {description && (
          <Text kind="muted" className="lines">
            {description}
          </Text>
        )}
        <ul>
          {programRules.map(gear => (
            <Line key={gear.ruleId} gear={gear} currency={currency} />
          ))}
        </ul>
        {firstRecharge && <p>{t('card.firstGift', { gift: bonusText(firstRecharge, currency) })}</p>}
        <p className={styles.small}>
          {shopNames.length > 0
            ? t('card.soldAt', { shops: showList(shopNames) })
            : t('card.soldEverywhere', { currency: currency.currencyCode })}
        </p>
      </Stack>
    </Card>
  )
}

const Line = ({ gear, currency }: { gear: Gear; currency: Currency }) => (
  <Grid as="li" gap={12} rowGap={2} columns="1fr auto" className={styles.line}>
    <span className={styles.lineTitle}>{showMoney(gear.storedAmount, currency)}</span>
    <span className={`${styles.small} ${styles.lineEnd}`}>{bonusText(gear, currency)}</span>
  </Grid>
)
