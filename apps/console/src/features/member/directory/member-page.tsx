import { phoneText } from '@comanda/domain/address'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type ComponentType, useState } from 'react'
import { goTo } from '../../../platform/place.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { CorrectSheet } from './correct-form.tsx'
import { useMay } from '../../../platform/may.ts'
import styles from './directory.module.css'
import { EraseSheet } from './erase-sheet.tsx'
import { ExportMember } from './files.tsx'
import { dayIn } from './filter-panel.tsx'
import { Notes, Tags } from './notes.tsx'
import * as parts from './profile-parts.tsx'
import { type Profile, useProfile } from './queries.ts'
import { BackArrow } from '../../../ui/back-arrow.tsx'

interface PageProps {
  shopId: number
  customerId: number
  timeZone: string
  /** The viewer may see names, correct and erase. */
  /** What the member holds, with corrections; `contact` is a number or address that finds the member. */
  Holdings: ComponentType<{ shopId: number; timeZone: string; contact: string }>
}

/** A contact, and whether its owner proved it. */
const Contact = ({ contact, verified }: { contact: string | undefined; verified: boolean }) =>
  contact === undefined ? null : (
    <span>
      <bdi>{contact}</bdi> {!verified && <Badge tone="warn">{t('members.unverified')}</Badge>}
    </span>
  )

function Head({ profile, timeZone }: { profile: Profile; timeZone: string }) {
  const { name, level, cardNo, phone, email, phoneVerified, emailVerified, allergies, birthday } = profile
  return (
    <div>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <Row wrap gap={12} rowGap={4}>
        {level && (
          <span className={styles.level}>
            <span className={styles.dot} style={{ background: level.color }} aria-hidden="true" />
            {level.name}
          </span>
        )}
        {cardNo !== undefined && <bdi>{cardNo}</bdi>}
        <Contact contact={phone === undefined ? undefined : phoneText(phone)} verified={phoneVerified} />
        <Contact contact={email} verified={emailVerified} />
      </Row>
      <Text kind="quiet">
        {t('members.since', { day: dayIn(profile.joinedAt, timeZone) })}
        {birthday !== '' && ` · ${t('members.born', { day: dayIn(`${birthday}T12:00:00Z`, 'UTC') })}`}
        {` · ${t(profile.marketing ? 'members.marketingYes' : 'members.marketingNo')}`}
      </Text>
      {allergies !== '' && (
        <Text kind="warning">
          {t('members.allergies')}: <bdi>{allergies}</bdi>
        </Text>
      )}
    </div>
  )
}

function Shown({ profile, Holdings, ...props }: PageProps & { profile: Profile }) {
  const { shopId, timeZone } = props
  const mayManage = useMay('manageMembers')
  const mayAdjust = useMay('adjustBalances')
  const [sheet, setSheet] = useState<'correct' | 'erase'>()
  const close = () => setSheet(undefined)
  const common = { profile, timeZone }
  const contact = profile.cardNo ?? profile.phone ?? profile.email ?? ''
  return (
    <>
      <section className={styles.part} aria-label={profile.name}>
        <div className={styles.head}>
          <Head profile={profile} timeZone={timeZone} />
          {mayManage && (
            <Row wrap gap={8}>
              <Button size="small" kind="secondary" onClick={() => setSheet('correct')}>
                {t('members.correct')}
              </Button>
              <ExportMember shopId={shopId} customerId={profile.customerId} />
              <Button size="small" kind="danger" onClick={() => setSheet('erase')}>
                {t('members.erase')}
              </Button>
            </Row>
          )}
        </div>
        <parts.Figures {...common} />
        <Tags key={profile.tags.join()} shopId={shopId} profile={profile} />
      </section>
      <div className={styles.profile}>
        <Notes shopId={shopId} {...common} />
        {mayAdjust && <Holdings shopId={shopId} timeZone={timeZone} contact={contact} />}
        <parts.Favourites {...common} />
        <parts.Orders {...common} onOpen={orderId => goTo('history', orderId)} />
        <parts.Postings {...common} />
        <parts.Coupons {...common} />
        <parts.GiftCards {...common} />
        <parts.Bookings {...common} />
        <parts.Corrections {...common} />
      </div>
      {sheet === 'correct' && <CorrectSheet shopId={shopId} profile={profile} onClose={close} />}
      {sheet === 'erase' && <EraseSheet shopId={shopId} profile={profile} onClose={close} />}
    </>
  )
}

/** A member: orders, balances, own details and the notes of staff. CARD-12 */
export function MemberPage(props: PageProps) {
  const query = useProfile(props.shopId, props.customerId)
  return (
    <div className={styles.stack}>
      <div>
        <Button size="small" kind="plain" icon={<BackArrow />} onClick={() => goTo('members')}>
          {t('members.back')}
        </Button>
      </div>
      <Loaded query={query}>{profile => <Shown {...props} profile={profile} />}</Loaded>
    </div>
  )
}
