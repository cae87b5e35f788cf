import type { Destination, Point } from '@comanda/domain/store'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { rulesOf } from '../../platform/form-rules.ts'
import { t } from '../../platform/i18n/index.ts'
import { type KnownContact, storeContact } from '../../platform/known-contact.ts'
import { saveDraft, loadDraft } from '../../platform/device/draft-store.ts'
import { isRefused, type Refused } from '../../platform/send/index.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { BottomBar } from '../../ui/layout/page.tsx'
import styles from './address-form.module.css'
import { type SavedAddress, useSaveAddress } from './api.ts'
import { AddressSearch } from './address-search.tsx'
import {
  contactOf,
  draftOf,
  type FormValues,
  formShape,
  type Place,
  placeValues,
  startingValues,
} from './form-shape.ts'
import { LabelFields } from './label-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { addressAt, type PlaceAddress } from './places.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface Props {
  /** The address being edited; absent for a new one. */
  address: SavedAddress | undefined
  /** Initial country of a new address. */
  countryCode: string
  /** Initial recipient of a new address. */
  contact: KnownContact
  shopId: number | undefined
  /** Position near which addresses are searched first. */
  near: Point | undefined
  /** Addresses can be searched. */
  canSearch: boolean
  /** Renders the location of the address, with ways to set it: by a pin, or by the phone, whose address is filled in. */
  renderPlace: (place: Place | undefined, set: PlaceSetters) => ReactNode
  /** The reason why an address cannot be saved for the order, if it cannot. */
  obstacle: (to: Destination) => string | undefined
  onSaved: (address: SavedAddress) => void
}

/** Ways to set the location. */
export interface PlaceSetters {
  onPlace: (place: Place | undefined) => void
  onLocated: (place: Place) => void
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

/** The form with its location, both stored on this phone until they are saved. */
function useAddressDraft({ address, countryCode, contact }: Pick<Props, 'address' | 'countryCode' | 'contact'>) {
  const key = `addressDraft.${address?.addressId ?? countryCode}`
  const [initial] = useState(() =>
    loadDraft<Draft>(key, { values: startingValues(address, countryCode, contact), place: placeOf(address) }),
  )
  const form = useForm<FormValues>({ resolver: rulesOf(formShape), defaultValues: initial.values })
  const [place, setPlace] = useState(initial.place)
  const saveInput = (at: Place | undefined) => saveDraft(key, { values: form.getValues(), place: at })
  const typed = useEffectEvent(() => saveInput(place))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => typed() }), [form])
  const put = (at: Place | undefined) => {
    setPlace(at)
    saveInput(at)
  }
  const fill = (suggested: PlaceAddress) => {
    for (const [name, value] of Object.entries(placeValues(suggested))) form.setValue(name as keyof FormValues, value)
    form.clearErrors()
  }
  const located = (at: Place) => {
    put(at)
    // A street that is typed already is the guest's own and stays.
    if (form.getValues('street1').trim() === '') void addressAt(at).then(suggested => suggested && fill(suggested))
  }
  return { key, form, place, put, fill, located }
}

/** Form of an address, with the fields of its country. */
export function AddressForm(props: Props) {
  const { address, shopId, near, canSearch, renderPlace, obstacle, onSaved } = props
  const { key, form, place, put, fill, located } = useAddressDraft(props)
  const [problem, setProblem] = useState('')
  const save = useSaveAddress(shopId)
  const refused = ({ field, message }: Refused) => {
    if (field && field in formShape.def.shape)
      form.setError(field as keyof FormValues, { message }, { shouldFocus: true })
    else setProblem(message)
  }
  const submit = form.handleSubmit(async values => {
    const prevented = obstacle({ ...place, postcode: values.postcode, countryCode: values.countryCode })
    setProblem(prevented ?? '')
    if (prevented !== undefined) return
    try {
      const draft = draftOf(values, place, address?.organization)
      const saved = await save.mutateAsync({ addressId: address?.addressId, draft })
      eraseStored(key)
      if (!address) storeContact(contactOf(values))
      onSaved(saved)
    } catch (error) {
      if (!isRefused(error)) throw error
      refused(error)
    }
  })
  const location = renderPlace(place, { onPlace: put, onLocated: located })
  return (
    <FormProvider {...form}>
      <Stack as="form" gap={24} onSubmit={event => void submit(event)} noValidate>
        {canSearch && (
          <AddressSearch
            near={place ?? near}
            onFound={suggested => {
              fill(suggested)
              put({ latitude: suggested.latitude, longitude: suggested.longitude })
            }}
          />
        )}
        {/* What fills in the fields comes before them. */}
        {canSearch && location}
        <PlaceFields />
        {!canSearch && location}
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
