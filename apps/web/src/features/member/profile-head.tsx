import { t } from '../../platform/i18n/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Face } from './avatar.tsx'
import styles from './member.module.css'

/** Who is here, and the door in for who is not. */
export function ProfileHead() {
  const user = useUser()
  const visitor = kindOf(user) === 'visitor'
  return (
    <section className={styles.head}>
      <Face avatar={user.avatar} />
      <div className={styles.words}>
        <h2 className={styles.name}>{visitor ? t('member.helloGuest') : t('member.hello', { name: user.nick })}</h2>
        {visitor && <p className={styles.hint}>{t('member.guestHint')}</p>}
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
    </section>
  )
}
