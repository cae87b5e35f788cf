import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { rulesOf } from '../../platform/form-rules.ts'
import { t } from '../../platform/i18n/index.ts'
import { saveDraft, loadDraft } from '../../platform/draft-store.ts'
import { isRefused, type Refused } from '../../platform/send/index.ts'
import { eraseStored } from '../../platform/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { BottomBar } from '../../ui/layout/page.tsx'
import styles from './address-form.module.css'
import { type SavedAddress, useSaveAddress } from './api.ts'
import { draftOf, type FormValues, formShape, type Place, startingValues } from './form-shape.ts'
import { LabelFields } from './label-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface Props {
  /** The address being edited; absent for a new one. */
  address: SavedAddress | undefined
  /** Initial country of a new address. */
  countryCode: string
  shopId: number | undefined
  /** Renders the location of the address, with a way to set it. */
  renderPlace: (place: Place | undefined, onPlace: (place: Place | undefined) => void) => ReactNode
  onSaved: (address: SavedAddress) => void
}

/** Input of the form and the location. */
interface Draft {
  values: FormValues
  place: Place | undefined
}

const placeOf = (address: SavedAddress | undefined): Place | undefined =>
  address?.latitude === undefined || address.longitude === undefined
    ? undefined
    : { latitude: address.latitude, longitude: address.longitude }

/** Form of an address, with the fields of its country. */
export function AddressForm({ address, countryCode, shopId, renderPlace, onSaved }: Props) {
  const key = `addressDraft.${address?.addressId ?? countryCode}`
  const [initial] = useState(() =>
    loadDraft<Draft>(key, { values: startingValues(address, countryCode), place: placeOf(address) }),
  )
  const form = useForm<FormValues>({ resolver: rulesOf(formShape), defaultValues: initial.values })
  const [place, setPlace] = useState(initial.place)
  const saveInput = (at: Place | undefined) => saveDraft(key, { values: form.getValues(), place: at })
  const typed = useEffectEvent(() => saveInput(place))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => typed() }), [form])
  const [problem, setProblem] = useState('')
  const save = useSaveAddress(shopId)
  const refused = ({ field, message }: Refused) => {
    if (field && field in formShape.def.shape)
      form.setError(field as keyof FormValues, { message }, { shouldFocus: true })
    else setProblem(message)
  }
  const submit = form.handleSubmit(async values => {
    setProblem('')
    try {
      const draft = draftOf(values, place, address?.organization)
      const saved = await save.mutateAsync({ addressId: address?.addressId, draft })
      eraseStored(key)
      onSaved(saved)
    } catch (error) {
      if (!isRefused(error)) throw error
      refused(error)
    }
  })
  return (
    <FormProvider {...form}>
      <Stack as="form" gap={24} onSubmit={event => void submit(event)} noValidate>
        <PlaceFields />
        {renderPlace(place, next => {
          setPlace(next)
          saveInput(next)
        })}
        <PersonFields />
        <LabelFields />
        <Text role="alert" kind="error" className={styles.problem}>
          {problem}
        </Text>
        <div className={styles.bottom}>
          <BottomBar>
            <Button wide size="large" type="submit" busy={save.isPending}>
              {t('ui.save')}
            </Button>
          </BottomBar>
        </div>
      </Stack>
    </FormProvider>
  )
}
