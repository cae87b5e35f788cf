import { t } from '../../platform/i18n/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Face } from './avatar.tsx'
import { Text } from '../../ui/text/text.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import styles from './member.module.css'

/** Name and picture of the guest, or a link to sign in. */
export function ProfileHead() {
  const user = useUser()
  const visitor = kindOf(user) === 'visitor'
  return (
    <Row as="section" wrap gap={16} rowGap={12} className={styles.head}>
      <Face avatar={user.avatar} />
      <div className={styles.words}>
        <Text as="h2" size={20}>
          {visitor ? t('member.helloGuest') : t('member.hello', { name: user.nick })}
        </Text>
        {visitor && (
          <Text kind="quiet" className={styles.hint}>
            {t('member.guestHint')}
          </Text>
        )}
      </div>
      {visitor ? (
        <LinkButton wide to="/login?back=%2Fmine">
          {t('auth.signIn')}
        </LinkButton>
      ) : (
        <LinkButton size="small" kind="secondary" to="/editUserInfo">
          {t('member.profile')}
        </LinkButton>
      )}
    </Row>
  )
}
