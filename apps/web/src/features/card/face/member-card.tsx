import { Plus, QrCode } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { showMoney, showNumber, t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { kindOf, useUser } from '../../../platform/session.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'
import { Text } from '../../../ui/text/text.tsx'
import { useAssets, useCards, useJoin, useProgram } from '../api.ts'
import { balanceLabel } from './balance-label.ts'
import { CardFace } from './card-face.tsx'
import face from './card-face.module.css'
import styles from './member-card.module.css'
import { LevelGlance } from '../membership/membership.tsx'

export const Welcome = lazyPart(async () => (await import('../membership/welcome.tsx')).Welcome)

let isDueNext = false

/** Shows the welcome on the guest's own page, which is opened next. */
export const welcomeNext = (): void => {
  isDueNext = true
}

/** Whether the welcome is due. Reading changes nothing, because React may render a page and discard the result. */
export const isWelcomeDue = (): boolean => isDueNext

/** Ends the welcome: called once the page is shown. */
export const endWelcome = (): void => {
  isDueNext = false
}

/**
 * The membership part of a page: a member sees `member`, a signed-in guest the offer to join with one tap, a signed-out guest
 * `visitor`. After joining a welcome opens. CARD-1, LOGIN-2
 */
function ByKind({ member, visitor, wide }: { member: ReactNode; visitor: ReactNode; wide: boolean }) {
  const kind = kindOf(useUser())
  // Above the three, because joining replaces the offer.
  const [joined, setJoined] = useState(false)
  return (
    <>
      {kind === 'member' && member}
      {kind === 'loggedIn' && <Offer wide={wide} onJoined={() => setJoined(true)} />}
      {kind === 'visitor' && visitor}
      {joined && (
        <Suspense>
          <Welcome onClose={() => setJoined(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The program with its card and one button that joins; nothing at a store without a program. LOGIN-9 */
function Offer({ wide, onJoined }: { wide: boolean; onJoined: () => void }) {
  const program = useProgram()
  const join = useJoin(onJoined)
  if (isRefused(program.error, 'noCardProgram')) return null
  if (program.error) return wide ? <QueryError query={program} /> : null
  if (!program.data) return <Skeleton height={wide ? 300 : 84} />
  const { name, face: look, benefits } = program.data
  const button = (
    <Button size={wide ? 'large' : 'small'} wide={wide} busy={join.isPending} onClick={() => join.mutate()}>
      {t('card.join')}
    </Button>
  )
  const problem = join.error && (
    <p role="alert" className={styles.problem}>
      {join.error.message}
    </p>
  )
  if (!wide)
    return (
      <Card>
        <Row gap={12} wrap justify="between">
          <Stack gap={2} className={styles.words}>
            <strong>{name}</strong>
            <Text kind="quiet">{benefits[0]}</Text>
          </Stack>
          {button}
        </Row>
        {problem}
      </Card>
    )
  return (
    <Stack gap={14}>
      <CardFace name={name} face={look}>
        <span>{benefits[0]}</span>
      </CardFace>
      {button}
      {problem}
      <LinkButton wide kind="plain" to="/vip">
        {t('card.seeProgram')}
      </LinkButton>
    </Stack>
  )
}

/** The card's face with balance, pay code and top-up, and the level's progress. CARD-1, CARD-2 */
function Face() {
  const cards = useCards()
  if (cards.isPending) return <Skeleton height={320} />
  if (!cards.data) return <QueryError query={cards} />
  const card = cards.data.cards[0]
  if (!card) return null
  return (
    <Stack gap={12}>
      <Link to="/myMemberCard">
        <CardFace name={card.name} face={card.face} level={card.levelName} cardNo={card.cardNo}>
          <span className={face.faceBalance}>{showMoney(card.balance, card.currency)}</span>
        </CardFace>
      </Link>
      <Grid gap={10} columns="1fr 1fr">
        <LinkButton to="/qrCode" icon={<QrCode aria-hidden="true" />}>
          {t('card.payCode')}
        </LinkButton>
        <LinkButton to="/cardRecharge" kind="secondary" icon={<Plus aria-hidden="true" />}>
          {t('card.topUp')}
        </LinkButton>
      </Grid>
      <LevelGlance />
    </Stack>
  )
}

/** The member's card on the guest's own page; the offer to join for others. CARD-1 */
export const MemberCardHead = () => <ByKind wide member={<Face />} visitor={null} />

/** Points, balance and pay code in a row. CARD-1, CARD-7 */
function Glance() {
  const { nick } = useUser()
  const { data } = useAssets()
  const points = data ? showNumber(data.points) : '–'
  const balance = data?.balance ? showMoney(data.balance.amount, data.balance.currency) : '–'
  return (
    <Card bare>
      <Grid columns="1fr auto" className={styles.strip}>
        <Stack gap={4} className={styles.words}>
          <Text as="h2" size={16}>
            {t('home.hello', { name: nick })}
          </Text>
          <Row gap={20} wrap>
            <Link to="/vip" className={styles.figure}>
              <strong>{points}</strong>
              {t('card.points')}
            </Link>
            <Link to="/currentBalance" className={styles.figure}>
              <strong>{balance}</strong>
              {balanceLabel(data?.balance)}
            </Link>
          </Row>
        </Stack>
        <Link to="/qrCode" className={styles.code}>
          <QrCode aria-hidden="true" />
          {t('card.payCode')}
        </Link>
      </Grid>
    </Card>
  )
}

/** The member strip: points, balance and pay code; `visitor` for a signed-out guest. */
export const MemberStrip = ({ visitor }: { visitor: ReactNode }) => (
  <ByKind wide={false} member={<Glance />} visitor={visitor} />
)
