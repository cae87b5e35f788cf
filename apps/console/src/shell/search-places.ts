import type { MessageKey } from '@comanda/messages'
import { storeSections } from '../views/store-sections.tsx'

/** A part of a view that the search leads to. */
export interface SearchPlace {
  view: string
  /** The part in the address. */
  detail: string
  /** The part's name; absent for a view without parts. */
  title?: MessageKey
  /** The names of its fields, as they are on the screen. */
  fields: readonly MessageKey[]
  /** Other words for what is there, separated by commas. */
  words: MessageKey
}

type Section = keyof typeof storeSections

/** The fields of each section of a store's settings. */
const ofSections: Readonly<Record<Section, readonly MessageKey[]>> = {
  hours: [
    'settings.way',
    'settings.slots',
    'settings.slots.leadMinutes',
    'settings.slots.capacity',
    'settings.slots.daysAhead',
    'settings.slots.asap',
  ],
  days: ['settings.closedAllDay'],
  general: [
    'stores.general.shopName',
    'stores.general.description',
    'stores.general.address',
    'map.store',
    'stores.general.photos',
    'stores.general.contacts',
    'stores.general.phone',
    'stores.general.email',
    'stores.general.legalName',
    'stores.general.taxNumber',
  ],
  region: ['stores.region.timeZone', 'stores.region.languages', 'stores.region.currency'],
  ordering: [
    'stores.ordering.readyMinutes',
    'stores.ordering.acceptWithin',
    'stores.ordering.autoAccept',
    'stores.ordering.minimum',
    'stores.ordering.itemLimit',
    'stores.ordering.itemLimitFor',
    'stores.ordering.perPerson',
    'stores.ordering.remarks',
    'stores.ordering.verifyPhone',
    'stores.ordering.checkFirst',
  ],
  zones: [
    'settings.zone.fee',
    'settings.zone.minimum',
    'settings.zone.freeFrom',
    'settings.zone.byPostcode',
    'settings.zone.radius',
    'settings.zone.hours',
  ],
  fees: ['stores.fees.packaging', 'stores.fees.service', 'stores.fees.card', 'stores.tip.title', 'stores.tip.choices'],
  taxes: ['stores.taxes.rate', 'stores.taxes.inclusive', 'stores.taxes.rounding'],
  payments: ['stores.payments.cashRounding', 'stores.payments.refundAlone'],
  tables: [
    'settings.tables.add',
    'floor.mode',
    'floor.codes',
    'settings.tables.entry',
    'settings.tables.pin',
    'settings.tables.askPeople',
    'settings.tables.shared',
  ],
  bookings: [
    'settings.booking.offered',
    'settings.booking.maxParty',
    'settings.booking.durations',
    'settings.booking.holdMinutes',
    'settings.deposit',
  ],
  stalls: ['settings.stall.eachPerson', 'settings.stall.stayMinutes', 'settings.stall.adult'],
  menus: ['settings.menuAlways'],
  printed: [
    'stores.printed.receiptHeader',
    'stores.printed.receiptFooter',
    'stores.printed.card',
    'stores.printed.language',
    'stores.printed.logo',
    'stores.printed.wifiName',
    'stores.printed.wifiPassword',
  ],
}

/** Parts of the other views. */
const ofViews: readonly SearchPlace[] = [
  {
    view: 'brand',
    detail: '',
    fields: [
      'brand.name',
      'brand.slogan',
      'brand.logo',
      'brand.colour',
      'brand.corners',
      'brand.languages',
      'brand.formats',
    ],
    words: 'search.words.brand',
  },
  { view: 'texts', detail: '', title: 'texts.ofApp', fields: [], words: 'search.words.texts' },
  { view: 'texts', detail: 'messages', title: 'texts.ofMessages', fields: [], words: 'search.words.notices' },
  { view: 'texts', detail: 'server', title: 'texts.ofServer', fields: [], words: 'search.words.serverTexts' },
  { view: 'pages', detail: '', fields: [], words: 'search.words.pages' },
  { view: 'stores', detail: '', fields: ['stores.new', 'stores.copy'], words: 'search.words.stores' },
  { view: 'menu', detail: 'dishes', title: 'menuEdit.part.dishes', fields: [], words: 'search.words.dishes' },
  { view: 'menu', detail: 'table', title: 'menuEdit.part.table', fields: [], words: 'search.words.table' },
  { view: 'menu', detail: 'publish', title: 'menuEdit.part.publish', fields: [], words: 'search.words.publish' },
  { view: 'menu', detail: 'files', title: 'menuEdit.part.files', fields: [], words: 'search.words.files' },
  { view: 'menu', detail: 'versions', title: 'menuEdit.part.versions', fields: [], words: 'search.words.versions' },
  { view: 'dishes', detail: '', fields: [], words: 'search.words.stock' },
  { view: 'printers', detail: '', fields: ['print.add', 'print.kitchenAuto'], words: 'search.words.printers' },
  { view: 'team', detail: 'people', title: 'rights.people', fields: ['rights.invite'], words: 'search.words.people' },
  { view: 'team', detail: 'roles', title: 'rights.roles', fields: [], words: 'search.words.roles' },
  { view: 'team', detail: 'alone', title: 'rights.alone', fields: [], words: 'search.words.alone' },
  { view: 'team', detail: 'audit', title: 'rights.audit', fields: [], words: 'search.words.audit' },
  { view: 'team', detail: 'devices', title: 'rights.devices', fields: ['console.pin'], words: 'search.words.devices' },
  { view: 'integrations', detail: 'keys', title: 'integration.keys', fields: [], words: 'search.words.keys' },
  {
    view: 'integrations',
    detail: 'webhooks',
    title: 'integration.webhooks',
    fields: [],
    words: 'search.words.webhooks',
  },
  {
    view: 'money',
    detail: 'cards',
    title: 'cards.programs',
    fields: ['cards.design', 'cards.renewal'],
    words: 'search.words.cards',
  },
  {
    view: 'money',
    detail: 'stored',
    title: 'money.storedValue',
    fields: ['money.gears'],
    words: 'search.words.stored',
  },
  {
    view: 'money',
    detail: 'points',
    title: 'money.points',
    fields: ['money.pointsMonths'],
    words: 'search.words.points',
  },
  { view: 'money', detail: 'levels', title: 'money.levels', fields: [], words: 'search.words.levels' },
  {
    view: 'money',
    detail: 'gifts',
    title: 'money.gifts',
    fields: ['money.designs', 'money.occasions'],
    words: 'search.words.gifts',
  },
  { view: 'money', detail: 'coupons', title: 'money.coupons', fields: [], words: 'search.words.coupons' },
  {
    view: 'money',
    detail: 'codes',
    title: 'codes.all',
    fields: ['codes.kind.public', 'codes.kind.single'],
    words: 'search.words.codes',
  },
  { view: 'money', detail: 'agreements', title: 'agreements.all', fields: [], words: 'search.words.agreements' },
  { view: 'money', detail: 'questions', title: 'questions.all', fields: [], words: 'search.words.questions' },
  {
    view: 'promotions',
    detail: '',
    fields: ['promo.happyHour', 'promo.memberPrices'],
    words: 'search.words.promotions',
  },
  { view: 'till', detail: '', fields: [], words: 'search.words.till' },
  { view: 'close', detail: '', fields: [], words: 'search.words.close' },
]

/** Every part of a view that the search leads to, the settings of the store first. */
export const searchPlaces: readonly SearchPlace[] = [
  ...(Object.keys(storeSections) as Section[]).map(
    (detail): SearchPlace => ({
      view: 'settings',
      detail,
      title: storeSections[detail].text,
      fields: ofSections[detail],
      words: `search.words.section.${detail}`,
    }),
  ),
  ...ofViews,
]
