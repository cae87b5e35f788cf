/** Text escaped for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** Widths of a banner, and its display width. The app uses the same, so that nothing is loaded twice. */
const WIDTHS = [375, 750, 1500]
const SIZES = '(min-width: 500px) 500px, 100.0vw'

export interface Banner {
  /** Path at the picture host, without size and extension. */
  path: string
  host: string
}

/** Sizes of a store's picture in the list of stores and where a table is booked, as the app declares them. */
const SHOP_SIZES = '(min-width: 500px) 123px, 24.5vw'
const BOOKING_SIZES = '(min-width: 500px) 213px, 42.7vw'
/** Widths and size of the face of a gift card. */
const FACE_WIDTHS = [160, 320, 640]
const FACE_SIZES = '(min-width: 500px) 457px, 91.5vw'

const srcset = ({ host, path }: Banner, widths = WIDTHS): string =>
  widths.map(width => `${host}/${path}@${width}.webp ${width}w`).join(', ')

/** Preloads the banner. */
export const bannerPreload = (banner: Banner, sizes = SIZES, widths = WIDTHS): string =>
  `<link rel="preload" as="image" imagesrcset="${escaped(srcset(banner, widths))}" imagesizes="${sizes}" fetchpriority="high">`

/** Preloads the first picture of the list of stores, and of where a table is booked. */
export const shopPreload = (banner: Banner): string => bannerPreload(banner, SHOP_SIZES)
export const bookingPreload = (banner: Banner): string => bannerPreload(banner, BOOKING_SIZES)
/** Preloads the picture of the gift card that is bought. */
export const giftPreload = (banner: Banner): string => bannerPreload(banner, FACE_SIZES, FACE_WIDTHS)

const picture = (banner: Banner | undefined, home = false): string =>
  banner === undefined
    ? '<div class="fp-banner"></div>'
    : `<img class="fp-banner${home ? ' fp-tall' : ''}" src="${escaped(`${banner.host}/${banner.path}@750.webp`)}" srcset="${escaped(srcset(banner))}" sizes="${SIZES}" width="750" height="420" alt="" fetchpriority="high">`

const rows = (count: number): string =>
  '<div class="fp-row"><i></i><div><b></b><b></b><b></b></div></div>'.repeat(count)
const chips = '<div class="fp-chips"><b></b><b></b><b></b></div>'
const skeleton = (inside: string): string => `<div class="fp" aria-busy="true">${inside}</div>`

/** Shown until the app starts: a store's picture, its name, and placeholders of its dishes. */
export const storeSkeleton = (banner: Banner | undefined, name: string): string =>
  skeleton(`${picture(banner)}<div class="fp-head"><h1>${escaped(name)}</h1><b></b></div>${chips}${rows(5)}`)

/** The picture at the top of a decorated page, with its texts. */
interface Opening {
  banner: Banner
  title: string
  text: string
}

const opening = (first: Opening | undefined): string =>
  first
    ? `${picture(first.banner, true)}<div class="fp-head"><strong>${escaped(first.title)}</strong><p>${escaped(first.text)}</p></div>`
    : ''

const bar = (title: string): string =>
  title === '' ? '<div class="fp-bar"><b></b></div>' : `<div class="fp-bar fp-titled"><h1>${escaped(title)}</h1></div>`

/** The skeleton of the home page. `logo` is the address of the brand's logo; empty: none. */
export const homeSkeleton = (first: Opening | undefined, title: string, logo: string): string =>
  skeleton(
    `<div class="fp-bar">${logo === '' ? '' : `<img src="${escaped(logo)}" width="36" height="36" alt="">`}<h1>${escaped(title)}</h1></div>${opening(first)}<div class="fp-tiles"><i></i><i></i><i></i></div>${rows(2)}`,
  )

/** The skeleton of another decorated page: its title and the picture at its top. */
export const decoratedSkeleton = (first: Opening | undefined, title: string): string =>
  skeleton(`${bar(title)}${opening(first)}${rows(3)}`)

interface ShopRow {
  name: string
  banner: Banner | undefined
}

const shopRow = ({ name, banner }: ShopRow): string =>
  `<div class="fp-row">${banner ? `<img src="${escaped(`${banner.host}/${banner.path}@750.webp`)}" srcset="${escaped(srcset(banner))}" sizes="${SHOP_SIZES}" width="92" height="92" alt="">` : '<i></i>'}<div><strong>${escaped(name)}</strong><b></b><b></b></div></div>`

/** The skeleton of the list of stores: the first ones with name and picture. */
export const shopsSkeleton = (title: string, shops: readonly ShopRow[]): string =>
  skeleton(
    `${bar(title)}<div class="fp-fields"><b></b><b></b></div>${shops.map(shopRow).join('')}${rows(Math.max(0, 4 - shops.length))}`,
  )

const lead = (text: string, size = ''): string => (text === '' ? '' : `<p class="fp-lead${size}">${escaped(text)}</p>`)

const bookingShop = ({ name, banner }: ShopRow): string =>
  `<div>${banner ? `<img src="${escaped(`${banner.host}/${banner.path}@750.webp`)}" srcset="${escaped(srcset(banner))}" sizes="${BOOKING_SIZES}" width="320" height="180" alt="">` : '<i></i>'}<strong>${escaped(name)}</strong></div>`

/** The skeleton of where a table is booked: the first stores with name and picture, where there is a choice. */
export const bookingSkeleton = (title: string, text: string, shops: readonly ShopRow[]): string =>
  skeleton(
    `${bar(title)}${lead(text, ' fp-small')}${shops.length > 1 ? `<div class="fp-shops">${shops.map(bookingShop).join('')}</div>` : ''}${rows(3)}`,
  )

/** The skeleton of the purchase of a gift card: the picture of the card. */
export const giftSkeleton = (title: string, face: Banner): string =>
  skeleton(
    `${bar(title)}<div class="fp-face"><img src="${escaped(`${face.host}/${face.path}@320.webp`)}" srcset="${escaped(srcset(face, FACE_WIDTHS))}" sizes="${FACE_SIZES}" width="640" height="400" alt="" fetchpriority="high"></div>${rows(3)}`,
  )

/** What a page shows first: a text below its title, or title and text alone. Hidden for signed-in guests where it is for visitors. */
interface FirstTexts {
  title?: string
  text: string
  forVisitors?: boolean
}

function firstTexts({ title, text, forVisitors = false }: FirstTexts): string {
  const visitors = forVisitors ? ' fp-visitor' : ''
  if (title === undefined) return lead(text, visitors)
  return `<div class="fp-alone${visitors}"><i></i><strong>${escaped(title)}</strong><p>${escaped(text)}</p></div>`
}

/**
 * The skeleton of any other page: its title, the texts below it and a few lines. These texts are the first that a guest sees, so
 * they do not wait for the app's code. Both are missing for a page without them.
 */
export const plainSkeleton = (title: string, texts?: FirstTexts): string =>
  skeleton(`${bar(title)}${texts ? firstTexts(texts) : ''}${texts?.title === undefined ? rows(4) : ''}`)

/**
 * The note shown if the app has not started after a long time. It appears by CSS alone, so it works without the script.
 * The link is followed as it is, or by the inline script as a reload, which keeps what is behind a `#`. API-3
 */
export const lateNote = (text: string, again: string): string =>
  `<p class="fp-late" role="status">${escaped(text)} <a href="" id="again">${escaped(again)}</a></p>`

/** Uses the variables of the app's first styles, with the app's layout. */
export const skeletonCss = [
  '.fp{width:var(--column);margin:0 auto}',
  '.fp i,.fp b{display:block;background:var(--sunken);border-radius:calc(12*var(--u))}.fp b{height:calc(15*var(--u))}',
  '.fp-banner{width:100%;height:calc(var(--store-head,88)*var(--u));object-fit:cover;background:var(--sunken)}.fp-tall{height:calc(212*var(--u))}.fp-tall+.fp-head{margin-top:calc(-24*var(--u))}',
  // The first picture of the page is a little larger than the app's, which is then no larger paint.
  '.fp-row img{flex:none;width:calc(92*var(--u));height:calc(92*var(--u));object-fit:cover;border-radius:var(--radius)}.fp-fields+.fp-row img{width:calc(94*var(--u));height:calc(94*var(--u))}.fp-bar.fp-titled{min-height:calc(54*var(--u));padding-inline-start:calc(60*var(--u))}.fp-fields{display:grid;gap:calc(14*var(--u));padding:calc(4*var(--u)) var(--space) calc(70*var(--u))}.fp-fields b{height:calc(48*var(--u));border-radius:99px}',
  '.fp-head{position:relative;display:grid;gap:calc(8*var(--u));margin-top:calc(-22*var(--u));padding:calc(14*var(--u)) var(--space) calc(6*var(--u));border-radius:calc(22*var(--u)) calc(22*var(--u)) 0 0;background:var(--ground)}',
  '.fp-head h1{font-size:calc(22*var(--t));font-weight:800;letter-spacing:-.02em}.fp-head b{width:70%;height:calc(20*var(--u))}',
  // The texts of a picture at the top and the pictures of bookable stores, as the app sets them.
  '.fp-head strong{font-size:calc(25*var(--t));font-weight:800;line-height:1.2}.fp-head p,.fp-lead{color:var(--ink-2)}.fp-lead{padding:calc(4*var(--u)) var(--space) calc(12*var(--u));font-size:calc(17.5*var(--t))}.fp-small{font-size:calc(14*var(--t))}',
  // Texts that are alone on a page, a little larger than the app's. The inline script marks a guest who is signed in.
  '.fp-alone{display:grid;gap:calc(10*var(--u));justify-items:center;padding:calc(48*var(--u)) calc(28*var(--u) + var(--space));text-align:center}.fp-alone i{width:calc(120*var(--u));height:calc(110*var(--u))}.fp-alone strong{font-size:calc(19*var(--t))}.fp-alone p{max-width:34ch;text-wrap:balance;color:var(--ink-2);font-size:calc(16.5*var(--t))}[data-known] .fp-visitor{display:none}',
  '.fp-face{padding:calc(4*var(--u)) var(--space)}.fp-face img{width:100%;height:auto;aspect-ratio:640/404;border-radius:var(--radius);object-fit:cover}',
  '.fp-shops{display:flex;gap:calc(10*var(--u));overflow:hidden;padding:calc(4*var(--u)) var(--space)}.fp-shops div{flex:none;width:calc(168*var(--u));border-radius:var(--radius);background:var(--surface)}.fp-shops :is(img,i){width:100%;height:calc(88*var(--u));border-radius:var(--radius) var(--radius) 0 0;object-fit:cover}.fp-shops strong{display:block;padding:calc(10*var(--u)) calc(12*var(--u)) calc(34*var(--u));font-size:calc(14*var(--t));line-height:1.3}',
  '.fp-bar{display:flex;align-items:center;gap:calc(10*var(--u));min-height:calc(56*var(--u));padding-inline:var(--space)}.fp-bar img{width:calc(36*var(--u));height:calc(36*var(--u));border-radius:calc(10*var(--u))}.fp-bar h1{font-size:calc(18*var(--t));font-weight:800}.fp-bar b{width:45%;height:calc(22*var(--u))}',
  '.fp-chips{display:flex;gap:calc(8*var(--u));padding:calc(2*var(--u)) var(--space) calc(8*var(--u))}.fp-chips b{width:calc(86*var(--u));height:calc(44*var(--u));border-radius:99px}',
  '.fp-tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:calc(10*var(--u));padding:calc(14*var(--u)) var(--space)}.fp-tiles i{height:calc(112*var(--u))}',
  '.fp-row{display:flex;gap:calc(12*var(--u));padding:calc(10*var(--u)) var(--space)}.fp-row i{flex:none;width:calc(96*var(--u));height:calc(96*var(--u))}.fp-row div{flex:1}.fp-row b{margin:calc(8*var(--u)) 0}.fp-row b:nth-child(2){width:80%}.fp-row b:nth-child(3){width:40%}',
  '.fp-late{position:fixed;display:flex;align-items:center;gap:calc(12*var(--u));inset:auto 0 calc(24*var(--u));width:fit-content;max-width:calc(343*var(--u));margin:auto;padding:calc(6*var(--u)) calc(14*var(--u));border-radius:calc(12*var(--u));background:var(--ink);color:var(--ground);visibility:hidden;animation:fp-late 1ms 8s forwards}.fp-late a{flex:none;padding-block:calc(11*var(--u));font-weight:700;text-decoration:underline}@keyframes fp-late{to{visibility:visible}}.fp-now{z-index:20;padding-block:calc(11*var(--u));visibility:visible;animation:none}',
  // On tablets and desktops as in the app: the menu beside its cart, with two dishes in a row, and the home page at full width.
  '@media (min-width:768px){.fp:has(.fp-chips){display:grid;grid-template-columns:1fr 1fr;width:var(--menu-column);margin-inline:calc((100vw - var(--menu-column) - var(--beside))/2) auto}.fp-banner,.fp-head,.fp-chips{grid-column:1/-1}.fp:has(.fp-tiles,.fp-fields){width:var(--wide-column)}.fp:has(.fp-chips) .fp-banner{height:calc(var(--store-head,88)*var(--u)*1.7)}}',
  '@media (prefers-reduced-motion:no-preference){.fp:not(.fp-still) :is(i,b){animation:fp 1.2s ease-in-out infinite alternate}@keyframes fp{to{opacity:.45}}}',
].join('')
