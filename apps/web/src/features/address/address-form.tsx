import type { Destination, Point } from '@comanda/domain/store'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /** The reason why an address cannot be saved for the order, if it cannot; shown once the location is set. */
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
  // A street that the guest typed stays when the location changes; a suggested one is replaced.
  const suggestedStreet = useRef('')
  const fill = (suggested: PlaceAddress) => {
    suggestedStreet.current = suggested.street1
    for (const [name, value] of Object.entries(placeValues(suggested))) form.setValue(name as keyof FormValues, value)
    form.clearErrors()
  }
  const located = (at: Place) => {
    put(at)
    const street = form.getValues('street1').trim()
    if (street === '' || street === suggestedStreet.current)
      void addressAt(at).then(suggested => suggested && fill(suggested))
  }
  return { key, form, place, put, fill, located }
}

/** Saves the form, unless something prevents it; what prevents it is known once the location is set or saving was attempted. */
function useSaving(
  props: Props,
  { key, form, place }: Pick<ReturnType<typeof useAddressDraft>, 'key' | 'form' | 'place'>,
) {
  const { address, shopId, obstacle, onSaved } = props
  const [problem, setProblem] = useState('')
  const [attempts, setAttempts] = useState(0)
  const [postcode, countryCode] = form.watch(['postcode', 'countryCode'])
  const prevented = obstacle({ ...place, postcode, countryCode })
  // Some areas are lists of postcodes: without one no location is known to be out of reach.
  const isPlaced = place !== undefined && postcode.trim() !== ''
  const save = useSaveAddress(shopId)
  const refused = ({ field, message }: Refused) => {
    if (field && field in formShape.def.shape)
      form.setError(field as keyof FormValues, { message }, { shouldFocus: true })
    else setProblem(message)
  }
  const submit = form.handleSubmit(async values => {
    setAttempts(attempts + 1)
    setProblem('')
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
  return {
    submit,
    problem,
    attempts,
    isSaving: save.isPending,
    prevented: isPlaced || attempts > 0 ? prevented : undefined,
  }
}

/** Why the address cannot be saved; each attempt to save it brings the text into view, because it is far above the button. */
function Obstacle({ text, attempts }: { text: string | undefined; attempts: number }) {
  const at = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0 && text !== undefined) at.current?.scrollIntoView({ block: 'center' })
  }, [attempts, text])
  return (
    <div ref={at} role="alert">
      {text !== undefined && <Text kind="error">{text}</Text>}
    </div>
  )
}

/** Form of an address, with the fields of its country. */
export function AddressForm(props: Props) {
  const { near, canSearch, renderPlace } = props
  const draft = useAddressDraft(props)
  const { form, place, put, fill, located } = draft
  const { submit, problem, attempts, isSaving, prevented } = useSaving(props, draft)
  const location = (
    <Stack gap={10}>
      {renderPlace(place, { onPlace: put, onLocated: located })}
      <Obstacle text={prevented} attempts={attempts} />
    </Stack>
  )
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
            <Button wide size="large" type="submit" busy={isSaving}>
              {t('ui.save')}
            </Button>
          </BottomBar>
        </div>
      </Stack>
    </FormProvider>
  )
}
