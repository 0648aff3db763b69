// The pictures of the Cove for `npm run screens`: first page, table, explained turn, phone, companion, end.

const LOOKS = {
  'cove-table': '.reasons .pin',
  'cove-explain': '.laid-step.is-now .pin',
}

/** `open` gives a page at a path, `picture` takes it and closes it. */
export async function takeCoveScreens({ open, picture, phone }) {
  await picture(await open('/cove'), 'cove-setup')

  for (const [name, sight] of Object.entries(LOOKS)) {
    const page = await begin(await open('/cove'), ['blacksmith'])
    await playOn(page, { turns: 9 })
    if (name === 'cove-explain') await page.keyboard.press('e')
    await stepTo(page, sight)
    await picture(page, name)
  }

  const own = await begin(await open('/cove'), ['alchemist'])
  await playOn(own, { turns: 6, stop: '[data-place' })
  await own.locator('.is-laboratory .ball[data-can]').nth(2).click()
  await picture(own, 'cove-alchemist')

  const small = await begin(await open('/cove', phone), ['blacksmith'])
  await playOn(small, { turns: 7 })
  await stepTo(small, '.pin.is-on-piece')
  await picture(small, 'cove-phone')

  const over = await begin(await open('/cove'), ['alchemist'])
  await playOn(over, {})
  await picture(over, 'cove-end')

  await picture(await companion(await open('/companion', phone)), 'cove-companion')
}

async function begin(page, choices) {
  await page.locator('details:not([open]) summary').click()
  for (const choice of choices) await page.locator(`input[value="${choice}"]`).check()
  await page.locator('[data-begin]').click()
  await page.locator('.cv-table').waitFor()
  return page
}

/** Plays like a hurried player for this many visits, then up to the Huckster's turn or the next visit; or to the end. */
async function playOn(page, { turns = Infinity, stop = '[data-to-end' }) {
  for (let visits = 0; ;) {
    const press = await page.evaluate(nextPress)
    if (press === 'over' || (visits >= turns && press?.startsWith(stop))) return
    if (press?.startsWith('[data-place')) visits += 1
    if (press === undefined) await page.waitForTimeout(60)
    else
      await page
        .locator(press)
        .first()
        .click({ timeout: 700 })
        .catch(() => undefined)
  }
}

function nextPress() {
  const has = (selector) => document.querySelector(selector) !== null
  if (has('.cv-end')) return 'over'
  if (has('[data-to-end]')) return '[data-to-end]'
  if (has('[data-morning]')) return '[data-morning]'
  if (has('[data-place-dice]')) return '[data-place-dice]'
  if (has('[data-done]')) return '[data-done]'
  if (has('[data-confirm]:not(:disabled)')) return '[data-confirm]'
  if (has('[data-option]')) return '[data-option] >> nth=-1'
  if (has('[data-decline]')) return '[data-decline]'
  const favourites = ['forge', 'brew', 'stoke', 'row1', 'bellows', 'row2', 'square', 'row3', 'guildVisit', 'rest']
  const place = favourites.find((name) => has(`[data-place="${name}"][data-can]`))
  return place && `[data-place="${place}"]`
}

/** Goes through the Huckster's turns until something is visible; the player rests in between. */
async function stepTo(page, sight) {
  for (let steps = 0; steps < 300; steps++) {
    const isSeen = (await page.locator(sight).count()) > 0
    const isPaying = (await page.locator('.berth.is-lit').count()) > 0
    if (isSeen && isPaying) return
    if ((await page.locator('[data-next]').count()) > 0)
      await page
        .locator('[data-next]')
        .first()
        .click({ timeout: 700 })
        .catch(() => undefined)
    else {
      const press = await page.evaluate(nextPress)
      if (press !== undefined)
        await page
          .locator(press)
          .first()
          .click({ timeout: 700 })
          .catch(() => undefined)
    }
    await page.waitForTimeout(40)
  }
}

/** Answers until a passenger has to be seated. */
async function companion(page) {
  const answers = [
    '[data-begin]',
    '.cp-map:has(.cp-map-boats)',
    '[data-done]',
    '[data-answer="plain 1"]',
    '[data-answer="bazaar"][aria-pressed="false"]',
    '[data-answer="plaza"][aria-pressed="false"]',
    '[data-answer="black-market"][aria-pressed="false"]',
    ...[1, 2, 3, 4].map((at) => `[data-row="symbols"] [data-answer="${at}"][aria-pressed="false"]`),
    '[data-confirm]:enabled',
    '.cp-pad [data-answer="2"]',
    '[data-answer="blue"]',
    '[data-answer="turn"]',
    '[data-answer="again"]',
  ]
  for (let steps = 0; steps < 400; steps++) {
    const press = await page.evaluate(
      (all) => all.find((each) => document.querySelector(`main ${each}`) !== null),
      answers,
    )
    if (press === '.cp-map:has(.cp-map-boats)') return page
    for (const [at, field] of (await page.locator('main [data-count] input').all()).entries()) {
      await field.fill(String([8, 12][at] ?? 0)).catch(() => undefined)
    }
    if (press !== undefined)
      await page
        .locator(`main ${press}`)
        .first()
        .click({ timeout: 700 })
        .catch(() => undefined)
    await page.waitForTimeout(40)
  }
  return page
}
