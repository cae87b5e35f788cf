import { showMoney, t } from '../../../platform/i18n/index.ts'
import { saveDraft } from '../../../platform/device/draft-store.ts'
import { kindOf, useUser } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Grid, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { bonusText } from './bonus-text.ts'
import styles from './recharge-tiers.module.css'
import { useOwnCards } from '../chosen-card.ts'
import { type StoredValueProgram, rechargeDraftKey, usePrograms } from '../value/value-api.ts'

/** The amounts to top up on a decorated page: each leads to the top-up with that amount chosen. CARD-3 */
export const RechargeTiers = () => (kindOf(useUser()) === 'member' ? <OfMember /> : <Invitation />)

const Invitation = () => (
  <Card>
    <Row gap={12} wrap justify="between">
      <Text as="span">{t('card.topUpInvite')}</Text>
      <LinkButton size="small" to="/vip">
        {t('card.seeProgram')}
      </LinkButton>
    </Row>
  </Card>
)

function OfMember() {
  const { data, isPending } = useOwnCards()
  if (isPending) return <Skeleton height={110} />
  return data?.card ? <OfCard cardId={data.card.cardId} /> : <Invitation />
}

/** Nothing where no program is on sale. */
function OfCard({ cardId }: { cardId: string }) {
  const { data, isPending } = usePrograms(cardId)
  if (isPending) return <Skeleton height={110} />
  return data?.programs.map(program => <Tiers key={program.id} program={program} />)
}

const Tiers = ({ program }: { program: StoredValueProgram }) => (
  <Grid as="ul" columns="repeat(auto-fit, minmax(min(100%, 9em), 1fr))" gap={10} aria-label={program.name}>
    {program.programRules.map(gear => (
      <li key={gear.ruleId}>
        <Link
          to="/cardRecharge"
          className={styles.tier}
          onClick={() => saveDraft(rechargeDraftKey(program), { ruleId: gear.ruleId })}
        >
          <Text as="strong" kind="accent" size={20} figures>
            {showMoney(gear.storedAmount, program.currency)}
          </Text>
          <span className={styles.bonus}>{bonusText(gear, program.currency)}</span>
        </Link>
      </li>
    ))}
  </Grid>
)
