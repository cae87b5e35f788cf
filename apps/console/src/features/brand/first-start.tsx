import { brandCalls as calls } from '@comanda/contract/brand'
import type { RequestInputOf } from '@comanda/contract/core'
import { staffCalls } from '@comanda/contract/staff'
import { countryPreset } from '@comanda/domain/store'
import { locales } from '@comanda/messages'
import { currentLocale, t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { ErrorText } from '../../forms/fields/list-parts.tsx'
import { FormFields } from '../../forms/settings-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { Refused, send } from '../../platform/send.ts'
import { type StaffInfo, storeKnown, storeToken } from '../../platform/session.ts'
import {
  countryOptions,
  currencyOptions,
  languageOptions,
  likelyCountry,
  likelyTimeZone,
  timeZoneOptions,
} from './countries.ts'
import styles from './first-start.module.css'

type Input = Omit<RequestInputOf<typeof calls.createBrand>, 'token'>
const Fields = fieldsOf<Input>()

/** The defaults of a country. SETUP-1 */
const proposed = (countryCode: string) => ({
  countryCode,
  currencyCode: countryPreset(countryCode).currency.currencyCode,
  timeZone: likelyTimeZone(countryCode),
})

const emptyInput = (): Input => ({
  name: '',
  account: '',
  password: '',
  brandName: '',
  shopName: '',
  languages: [currentLocale().id],
  ...proposed(likelyCountry()),
})

interface Props {
  /** The token of the set-up link. */
  token: string
  onSignedIn: (staff: StaffInfo) => void
  /** Under the form: the choice of language. */
  below: ReactNode
}

async function signIn({ account, password }: { account: string; password: string }): Promise<StaffInfo> {
  const { token, staff, console: known } = await send(staffCalls.signIn, { account, password })
  storeToken(token)
  storeKnown(account, known)
  return staff
}

/** The form of the first start; the password is not stored in the draft. */
function useFirstStartForm(token: string, onSignedIn: Props['onSignedIn']) {
  const enter = async (input: Input) => onSignedIn(await signIn(input))
  return useDraftForm({
    draft: 'welcome//start',
    stored: values => ({ ...values, password: '' }),
    saved: undefined,
    valuesOf: emptyInput,
    call: calls.createBrand,
    requestOf: values => ({ ...values, token }),
    onSaved: (_answer, input) => enter(input),
    // The answer to an earlier try may have been lost: then the account exists, and its owner signs in.
    onFailed: (error, input) =>
      error instanceof Refused && error.field === 'token' ? enter(input).catch(() => {}) : undefined,
  })
}

type StartFormState = ReturnType<typeof useFirstStartForm>
type Errors = Record<string, { message?: string } | undefined>

const errorsOf = ({ form }: StartFormState): Errors => form.formState.errors as Errors

/** The owner's account. */
const AccountFields = () => (
  <fieldset className={styles.part}>
    <legend>{t('setup.you')}</legend>
    <Fields.Text name="name" label={t('setup.yourName')} autoComplete="name" maxLength={60} />
    <Fields.Text
      name="account"
      label={t('setup.email')}
      hint={t('setup.emailHint')}
      type="email"
      inputMode="email"
      autoComplete="username"
      dir="ltr"
    />
    <Fields.Password chosen name="password" label={t('console.newPassword')} hint={t('console.choosePasswordHint')} />
  </fieldset>
)

const BUILT_IN = Object.keys(locales)

/** The brand, and what its country proposes. SETUP-1 */
function RestaurantFields({ form }: { form: StartFormState }) {
  const { countryCode, languages } = form.values
  const chooseCountry = (code: string) => {
    for (const [name, value] of Object.entries(proposed(code))) form.form.setValue(name as keyof Input, value)
  }
  return (
    <fieldset className={styles.part}>
      <legend>{t('setup.restaurant')}</legend>
      <Fields.Text
        name="brandName"
        label={t('setup.brandName')}
        hint={t('setup.brandNameHint')}
        maxLength={60}
        autoComplete="organization"
      />
      <div className={styles.pair}>
        <Fields.Select
          name="countryCode"
          label={t('setup.country')}
          options={countryOptions()}
          onChoose={chooseCountry}
        />
        <Fields.Select name="currencyCode" label={t('setup.currency')} options={currencyOptions()} />
      </div>
      <Fields.Checks name="languages" legend={t('setup.languages')} options={languageOptions(countryCode)} />
      {languages.some(id => !BUILT_IN.includes(id)) && <Text kind="quiet">{t('setup.otherLanguageHint')}</Text>}
    </fieldset>
  )
}

/** The account, the brand and its first store, on one page. SETUP-3 */
function StartForm({ token, onSignedIn }: Omit<Props, 'below'>) {
  const form = useFirstStartForm(token, onSignedIn)
  const { token: ofLink, root, ...others } = errorsOf(form)
  const problem = ofLink ?? (Object.keys(others).length === 0 ? root : undefined)
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (!form.busy) form.save()
      }}
    >
      <FormFields form={form} languages={form.values.languages} className={styles.fields}>
        <AccountFields />
        <RestaurantFields form={form} />
        <fieldset className={styles.part}>
          <legend>{t('setup.firstStore')}</legend>
          <Fields.Text name="shopName" label={t('setup.shopName')} hint={t('setup.shopNameHint')} maxLength={60} />
          <Fields.Select
            name="timeZone"
            label={t('setup.timeZone')}
            options={timeZoneOptions(form.values.countryCode)}
          />
        </fieldset>
        <ErrorText>{problem?.message}</ErrorText>
        <Button wide size="large" type="submit" busy={form.busy}>
          {t('setup.create')}
        </Button>
        <Text kind="quiet">{t('setup.createHint')}</Text>
      </FormFields>
    </form>
  )
}

/** The page behind the set-up link. */
export function FirstStart({ token, onSignedIn, below }: Props) {
  const link = useQuery({
    queryKey: ['setupLink', token],
    queryFn: () => send(calls.checkSetupLink, { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const gone = token === '' ? t('setup.linkIncomplete') : link.error?.message
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Text kind="accent" weight={700}>
          {t('setup.stepOf', { step: 1, of: 2 })}
        </Text>
        <h1>{t('setup.welcome')}</h1>
        <Text kind="quiet">{t('setup.welcomeHint')}</Text>
      </header>
      {gone === undefined ? (
        link.isSuccess && <StartForm token={token} onSignedIn={onSignedIn} />
      ) : (
        <div className={styles.gone} role="alert">
          <p>{gone}</p>
          <Button kind="soft" onClick={() => location.assign(`/console${location.search}`)}>
            {t('console.signIn')}
          </Button>
        </div>
      )}
      {below}
    </main>
  )
}
