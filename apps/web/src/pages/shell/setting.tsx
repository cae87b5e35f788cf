import { APP_VERSION } from '@comanda/contract/core'
import { localeNamed } from '@comanda/messages'
import { Camera, FileText, MapPin, UserX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CloseAccount, Passkeys, SignInMethods } from '../../features/auth/index.ts'
import { Notices, TakeData, useUserInfo } from '../../features/member/index.ts'
import { currentLocale, t, switchLanguage } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { useSearch } from '../../platform/route-location.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { startup } from '../../platform/startup.ts'
import {
  chooseTextSize,
  chooseTheme,
  type TextSize,
  storedTextSize,
  type Theme,
  storedTheme,
} from '../../platform/preferences.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { ListRow, List, Section } from '../../ui/layout/card.tsx'
import { Choice, ChoiceGroup } from '../../ui/controls/choice.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback/states.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './setting.module.css'

const themes = { system: 'setting.system', light: 'setting.light', dark: 'setting.dark' } as const
const sizes = { normal: 'setting.textNormal', large: 'setting.textLarge', largest: 'setting.textLargest' } as const
const permissions = {
  granted: 'setting.allowed',
  prompt: 'setting.asked',
  denied: 'setting.blocked',
  unknown: 'setting.unknown',
} as const

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]

/** State of a browser permission; undefined if the browser does not report it. */
function usePermission(name: 'geolocation' | 'camera'): keyof typeof permissions {
  const [state, setState] = useState<keyof typeof permissions>('unknown')
  useEffect(() => {
    const permission = navigator.permissions?.query({ name: name as PermissionName })
    permission?.then(status => setState(status.state)).catch(() => {})
  }, [name])
  return state
}

function Language() {
  const languages = startup()?.corporation.languages ?? []
  const [now, setNow] = useState(currentLocale().id)
  if (languages.length < 2) return null
  const choose = (id: typeof now) => {
    setNow(id)
    switchLanguage(id)
  }
  return (
    <ChoiceGroup chips legend={t('setting.language')}>
      {languages.map(localeNamed).map(({ id, tag, name }) => (
        <Choice key={id} checked={id === now} onChange={() => choose(id)}>
          <span lang={tag}>{name}</span>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

function Appearance() {
  const [theme, setTheme] = useState<Theme>(storedTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <ChoiceGroup chips legend={t('setting.theme')}>
      {keysOf(themes).map(id => (
        <Choice key={id} checked={id === theme} onChange={() => choose(id)}>
          {t(themes[id])}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

function TextSizeChoice() {
  const [size, setSize] = useState<TextSize>(storedTextSize)
  const choose = (next: TextSize) => {
    chooseTextSize(next)
    setSize(next)
  }
  return (
    <div>
      <ChoiceGroup chips legend={t('setting.textSize')}>
        {keysOf(sizes).map(id => (
          <Choice key={id} checked={id === size} onChange={() => choose(id)}>
            {t(sizes[id])}
          </Choice>
        ))}
      </ChoiceGroup>
      <p className={styles.sample}>{t('setting.textSample')}</p>
    </div>
  )
}

function Permissions() {
  const location = usePermission('geolocation')
  const camera = usePermission('camera')
  return (
    <Section title={t('setting.permissions')}>
      <List>
        <ListRow icon={<MapPin />} title={t('setting.location')} detail={t(permissions[location])} />
        <ListRow icon={<Camera />} title={t('setting.camera')} detail={t(permissions[camera])} />
      </List>
    </Section>
  )
}

/** Appearance and language on this phone. */
const Settings = () => (
  <Screen title={t('title.setting')}>
    <TwoColumns beside={<Account />}>
      <Language />
      <Appearance />
      <TextSizeChoice />
      <Notices />
    </TwoColumns>
  </Screen>
)

/** How the guest signs in, what the phone permits, and what is stored. */
const Account = () => (
  <>
    {kindOf(useUser()) !== 'visitor' && (
      <>
        <SignInMethods />
        <Passkeys />
      </>
    )}
    <Permissions />
    <Section title={t('member.data')}>
      <TakeData />
    </Section>
    <List>
      <ListRow icon={<FileText />} title={t('setting.privacyAndTerms')} to="/agreemental" />
      {kindOf(useUser()) !== 'visitor' && (
        <ListRow icon={<UserX />} title={t('close.row')} detail={t('close.rowHint')} to="/setting?what=delete" />
      )}
    </List>
    <Text kind="hint" center>
      {t('setting.version', { version: APP_VERSION })}
    </Text>
  </>
)

/** `?what=delete`: deletes the guest's account. */
function Deletion() {
  const info = useUserInfo()
  const done = () => go('/setting?what=deleted', { force: true, replace: true })
  return (
    <Screen title={t('close.title')}>
      {info.error && !info.data && <QueryError query={info} />}
      {info.isPending && <Skeleton height={320} />}
      {info.data && <CloseAccount email={info.data.email} phone={info.data.phone} onDone={done} />}
    </Screen>
  )
}

/** `?what=deleted`: says that the account is deleted. */
const Deleted = () => (
  <Screen title={t('close.title')}>
    <EmptyState
      icon={<UserX />}
      title={t('close.deleted')}
      actions={<LinkButton to="/home">{t('close.home')}</LinkButton>}
    >
      {t('close.done')}
    </EmptyState>
  </Screen>
)

/** `/setting`; the parts that concern an account require signing in. */
export function Page() {
  const what = new URLSearchParams(useSearch()).get('what')
  const signedIn = kindOf(useUser()) !== 'visitor'
  if (what === 'deleted' && !signedIn) return <Deleted />
  return what === 'delete' && signedIn ? <Deletion /> : <Settings />
}
