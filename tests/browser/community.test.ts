import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ask, expectNoBrowserErrors, member, openBrowser, visitor, type Width } from './visitor.ts';

openBrowser();

const inSight = (place: Locator) =>
  place.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('one asks, another answers, and both see it happen without reloading', async () => {
    const ada = await member('Ada', { width });
    const path = await ask(
      ada,
      `Why is the discriminant enough? (${width})`,
      'For $ax^2+bx+c=0$ look at $b^2-4ac$.',
    );
    await ada.page.locator('article .katex').first().waitFor();

    const ben = await member('Ben', { width });
    await ben.open(path);
    await ben.page.getByLabel('Your answer').fill('Because $\\sqrt{b^2-4ac}$ stands in the formula.');
    if (width === 'phone') await ben.page.getByText('Preview', { exact: true }).click();
    await ben.page.getByRole('region', { name: 'Preview' }).locator('.katex').waitFor();
    await ben.page.getByRole('button', { name: 'Post answer' }).click();
    await ben.page.getByRole('heading', { name: '1 answer' }).waitFor();

    await ada.page.getByRole('heading', { name: '1 answer' }).waitFor();
    const answer = ada.page.getByRole('article', { name: 'Answer' });
    await answer.locator('.katex').first().waitFor();
    await answer.getByRole('button', { name: 'Vote up' }).click();
    await answer.getByRole('button', { name: 'Accept this answer' }).click();

    const seen = ben.page.getByRole('article', { name: 'Accepted answer' });
    await seen.waitFor();
    await expect.poll(() => seen.getByLabel('Score 1').count()).toBe(1);
    expectNoBrowserErrors(ada);
    expectNoBrowserErrors(ben);
  });
});

test('what happened after a page was read and before its events came is seen without reloading', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  const path = await ask(ada, 'Is an answer in between missed?', 'It is not.');
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  await ben.page.route('**/QuestionEvents-*.js', async (route) => {
    isHeld.resolve();
    await held.promise;
    await route.continue();
  });
  await ben.open(path);
  await ben.page.getByRole('heading', { name: 'No answers yet' }).waitFor();
  await isHeld.promise;
  await ada.page.getByLabel('Your answer').fill('An answer in between.');
  await ada.page.getByRole('button', { name: 'Post answer' }).click();
  await ada.page.getByRole('heading', { name: '1 answer' }).waitFor();
  held.resolve();
  await ben.page.getByRole('article', { name: 'Answer' }).getByText('An answer in between.').waitFor();
});

describe('writing', () => {
  test('what was written survives a reload, and is gone once posted', async () => {
    const ada = await member('Ada');
    await ada.open('/community/9709/ask');
    await ada.page.getByLabel('Title').fill('A question that is kept on this device');
    await ada.page.getByLabel('Paper').selectOption('p3');
    await ada.page.getByLabel('Tags').fill('kept-here');
    await ada.page.getByLabel('Question', { exact: true }).fill('With $x^2$ in it.');
    await ada.page.reload();
    await expect
      .poll(() => ada.page.getByLabel('Question', { exact: true }).inputValue(), { timeout: 20_000 })
      .toBe('With $x^2$ in it.');
    expect(await ada.page.getByLabel('Title').inputValue()).toBe('A question that is kept on this device');
    await ada.page.getByText('Draft restored').waitFor();
    await ada.page.getByRole('button', { name: 'Remove kept-here' }).waitFor();
    await ada.page.getByRole('button', { name: 'Post question' }).click();
    await ada.page.waitForURL(/question/);
    await ada.open('/community/9709/ask');
    expect(await ada.page.getByLabel('Title').inputValue()).toBe('');
    expect(await ada.page.getByRole('button', { name: 'Remove kept-here' }).count()).toBe(0);
    expect(await ada.page.getByLabel('Paper').inputValue()).toBe('');
  });

  test('what is changed after a try whose answer was lost changes what that try posted', async () => {
    const ada = await member('Ada');
    const { page } = ada;
    const loseAnswerTo = (operation: string) =>
      page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes(operation)) return route.continue();
        await route.fetch();
        await route.abort();
        return page.unroute('**/graphql');
      });
    await ada.open('/community/9709/ask');
    await page.getByLabel('Title').fill('Is a question lost on a train?');
    await page.getByLabel('Question', { exact: true }).fill('The first words.');
    await loseAnswerTo('AskQuestion');
    await page.getByRole('button', { name: 'Post question' }).click();
    await page.getByText('Your question could not be sent.').waitFor();
    await page.getByLabel('Question', { exact: true }).fill('The words after it.');
    await page.getByRole('button', { name: 'Post question' }).click();
    await page.waitForURL(/question\//);
    await page.locator('article').getByText('The words after it.').waitFor();

    const area = page.getByLabel('Your answer');
    await area.fill('The first answer.');
    await loseAnswerTo('PostAnswer');
    await page.getByRole('button', { name: 'Post answer' }).click();
    await page.getByText('Your answer could not be sent.').waitFor();
    await area.fill('The answer after it.');
    await page.getByRole('button', { name: 'Post answer' }).click();
    await expect.poll(() => area.inputValue(), { timeout: 20_000 }).toBe('');
    await page.getByRole('article', { name: 'Answer' }).getByText('The answer after it.').waitFor();
    await page.getByRole('heading', { name: '1 answer' }).waitFor();
    expect(await page.getByRole('article', { name: 'Answer' }).count()).toBe(1);
  });

  test('Enter in the title and between tags posts nothing', async () => {
    const { page, open } = await member('Ada');
    await open('/community/9709/ask');
    const body = page.getByLabel('Question', { exact: true });
    await body.waitFor();
    await page.getByLabel('Title').fill('A title without its question');
    await page.keyboard.press('Enter');
    await expect.poll(() => body.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Tags').fill('one');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove one' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/community/9709/ask');
    expect(await page.getByRole('button', { name: 'Post question' }).isEnabled()).toBe(true);
  });

  test('what a question is about survives a reload too', async () => {
    const { page, open } = await member('Ada');
    await open('/community/9709/ask');
    await page.getByText('Further Mathematics', { exact: true }).last().click();
    await page.getByLabel('Paper').selectOption('p1');
    const topic = page.getByLabel('Topic', { exact: true });
    const slug = await topic.locator('option').nth(1).getAttribute('value');
    await topic.selectOption(slug);
    await page.getByText('中文', { exact: true }).last().click();
    await page.reload();
    await expect.poll(() => topic.inputValue(), { timeout: 10_000 }).toBe(slug);
    expect(await page.getByLabel('Paper').inputValue()).toBe('p1');
    expect(await page.getByRole('radio', { name: 'Further Mathematics' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '中文' }).isChecked()).toBe(true);
    // Another page of questions begins with its own subject.
    await open('/community/9702/ask');
    expect(await page.getByRole('radio', { name: 'Physics' }).isChecked()).toBe(true);
  });

  test('the keyboard is led into the form that edits, and back to the button that opened it', async () => {
    const ada = await member('Ada');
    await ask(ada, 'Where does the focus go?', 'Into the form.');
    const edit = ada.page.getByRole('button', { name: 'Edit', exact: true });
    await edit.press('Enter');
    const focused = (role: 'textbox' | 'button', name: string) =>
      expect
        .poll(
          () =>
            ada.page.getByRole(role, { name, exact: true }).evaluate((one) => one === document.activeElement),
          { timeout: 20_000 },
        )
        .toBe(true);
    await focused('textbox', 'Title');
    await ada.page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await focused('button', 'Edit');
  });

  test('a title that is too short is refused beside the field, and nothing is lost', async () => {
    const ada = await member('Ada');
    await ada.open('/community/9709/ask');
    await ada.page.getByLabel('Title').fill('Why');
    await ada.page.getByLabel('Question', { exact: true }).fill('Some text that stays.');
    await ada.page.getByRole('button', { name: 'Post question' }).click();
    await ada.page.getByText('The title needs at least 6 characters.').waitFor();
    expect(await ada.page.getByLabel('Question', { exact: true }).inputValue()).toBe('Some text that stays.');
  });

  test('a refusal that stands out of sight is gone to', async () => {
    const ada = await member('Ada', { width: 'phone' });
    await ada.open('/community/9709/ask');
    await ada.page.getByLabel('Question', { exact: true }).fill('A line.\n\n'.repeat(30));
    await ada.page.getByRole('button', { name: 'Post question' }).click();
    await expect
      .poll(() => ada.page.getByLabel('Title').evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await inSight(ada.page.getByText('The title is missing.'))).toBe(true);
  });

  test('an answer that is not sent says why, stays, and is sent when the network is back', async () => {
    const ada = await member('Ada');
    await ask(ada, 'Is an answer kept without a network?', 'It should be.');
    const area = ada.page.getByLabel('Your answer');
    const post = ada.page.getByRole('button', { name: 'Post answer' });
    await post.click();
    await ada.page.getByText('The answer is missing.').waitFor();
    await area.fill('It is kept.');
    await ada.context.setOffline(true);
    await post.click();
    await ada.page.getByRole('alert').getByText('Your answer could not be sent.').waitFor();
    expect(await area.inputValue()).toBe('It is kept.');
    await ada.context.setOffline(false);
    await post.click();
    await ada.page.getByRole('heading', { name: '1 answer' }).waitFor();
    await expect.poll(() => area.inputValue()).toBe('');
  });

  test('Ctrl and Enter post; Enter of an input method does not', async () => {
    const ada = await member('Ada');
    await ask(ada, 'Does the keyboard post an answer?', 'It should.');
    const area = ada.page.getByLabel('Your answer');
    await area.fill('输入法里的回车不会发布。');
    await area.dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true, keyCode: 229 });
    await ada.page.waitForTimeout(300);
    expect(await ada.page.getByRole('heading', { name: 'No answers yet' }).count()).toBe(1);
    await area.press('Control+Enter');
    await ada.page.getByRole('heading', { name: '1 answer' }).waitFor();
  });

  test('what is being sent is not changed meanwhile, so that nothing typed is lost', async () => {
    const ada = await member('Ada');
    await ask(ada, 'Is what I type lost while it is sent?', 'It should not be.');
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await ada.page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('PostAnswer')) await held;
      await route.continue();
    });
    const area = ada.page.getByLabel('Your answer');
    await area.fill('All of it.');
    await area.press('Control+Enter');
    await expect.poll(() => area.isEditable(), { timeout: 20_000 }).toBe(false);
    await area.press('Control+Enter');
    await ada.page.keyboard.type('More of it.');
    arrive();
    await ada.page.getByRole('heading', { name: '1 answer' }).waitFor();
    await expect.poll(() => area.inputValue(), { timeout: 20_000 }).toBe('');
    expect(await ada.page.getByRole('article', { name: 'Answer' }).count()).toBe(1);
  });

  test('a text that was only opened for editing is not kept as if something had been written', async () => {
    const ada = await member('Ada');
    await ask(ada, 'A question that is opened for editing', 'The original words.');
    await ada.page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const area = ada.page.getByRole('textbox', { name: 'Question' });
    const drafts = () =>
      ada.page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('lemma-draft:question:')),
      );
    await area.fill('Other words.');
    expect(await drafts()).toHaveLength(1);
    await area.fill('The original words.');
    expect(await drafts()).toEqual([]);
  });

  test('two edits of one question meet, and the second decides', async () => {
    const ada = await member('Ada');
    const path = await ask(ada, 'A question edited in two tabs', 'The original words.');
    const second = await ada.context.newPage();
    await second.goto(ada.page.url());
    for (const page of [ada.page, second]) {
      await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
      await page.getByRole('textbox', { name: 'Question' }).waitFor();
    }
    await ada.page.getByRole('textbox', { name: 'Question' }).fill('From the first tab.');
    await ada.page.getByRole('button', { name: 'Save' }).click();
    await ada.page.getByText('From the first tab.').last().waitFor();
    await ada.page.getByRole('button', { name: 'Save' }).waitFor({ state: 'hidden' });
    await second.getByRole('textbox', { name: 'Question' }).fill('From the second tab.');
    await second.getByRole('button', { name: 'Save' }).click();
    await second.getByText('Someone else saved another version').waitFor();
    await second.getByText('From the first tab.').first().waitFor();
    await second.getByRole('button', { name: 'Overwrite with mine' }).click();
    await second.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'hidden' });
    await ada.open(path);
    await ada.page.getByText('From the second tab.').waitFor();
  });

  test('an edit that was interrupted does not save over what was written since, unseen', async () => {
    const ada = await member('Ada');
    const path = await ask(ada, 'A question whose edit is interrupted', 'The original words.');
    const edit = () => ada.page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const words = ada.page.getByRole('textbox', { name: 'Question' });
    await edit();
    await words.fill('From the edit that is interrupted.');
    await ada.open('/about');

    // The other edit comes from a device that knows nothing of this draft.
    const drafts = await ada.page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('lemma-draft:')),
    );
    await ada.open(path);
    await edit();
    await ada.page.getByRole('button', { name: 'Discard' }).click();
    await words.fill('From another device.');
    await ada.page.getByRole('button', { name: 'Save' }).click();
    await ada.page.getByRole('button', { name: 'Save' }).waitFor({ state: 'hidden' });
    await ada.page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, drafts);

    await ada.open(path);
    await edit();
    await expect.poll(() => words.inputValue()).toBe('From the edit that is interrupted.');
    await ada.page.getByRole('button', { name: 'Save' }).click();
    await ada.page.getByText('Someone else saved another version').waitFor();
  });

  test('an edit that was interrupted keeps its title and tags, until it is given up', async () => {
    const { page, ...ada } = await member('Ada');
    await ask({ page, ...ada }, 'A question with a title to mend', 'These words stay.');
    const edit = page.getByRole('button', { name: 'Edit', exact: true }).first();
    const title = page.getByLabel('Title');
    const tag = page.getByRole('button', { name: 'Remove mended' });
    const expectMended = async () => {
      await expect.poll(() => title.inputValue(), { timeout: 10_000 }).toBe('A question with a mended title');
      await tag.waitFor();
    };
    await edit.click();
    await title.fill('A question with a mended title');
    await page.getByLabel('Tags').fill('mended');
    await page.keyboard.press('Enter');
    await page.reload();
    await edit.click();
    await expectMended();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await edit.click();
    expect(await title.inputValue()).toBe('A question with a title to mend');
    expect(await tag.count()).toBe(0);
  });

  test('deleting asks once more, and then the question is gone', async () => {
    const ada = await member('Ada');
    const path = await ask(ada, 'A question that will be deleted', 'Soon.');
    await ada.page.getByRole('button', { name: 'Delete' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await ada.page.waitForURL(/community\/9709/);
    await ada.open(path);
    await ada.page.getByText('There is no such question').waitFor();
  });

  test('what somebody was writing under a question that is deleted stays in reach', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const path = await ask(ada, 'A question deleted under an answer', 'Soon.');
    await ben.open(path);
    await ben.page.getByText('live', { exact: true }).waitFor();
    await ben.page.getByLabel('Your answer').fill('The work of half an hour.');
    await ada.page.getByRole('button', { name: 'Delete' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await ben.page.getByText('This question was deleted').waitFor();
    const words = ben.page.getByLabel('Your draft');
    expect(await words.inputValue()).toBe('The work of half an hour.');
    await ben.page.reload();
    await ben.page.getByText('There is no such question').waitFor();
    await expect.poll(() => words.inputValue()).toBe('The work of half an hour.');
  });

  test('a vote on one’s own post is refused in words', async () => {
    const ada = await member('Ada');
    await ask(ada, 'Can I vote for my own question?', 'I would.');
    await ada.page.getByRole('button', { name: 'Vote up' }).first().click();
    await ada.page.getByText('You cannot vote on your own post.').waitFor();
  });
});

describe('reading', () => {
  test('the search of the top bar finds English and Chinese', async () => {
    const ada = await member('Ada');
    await ask(ada, '怎样求反函数的定义域？', '已知 $f(x)=x^2$。');
    const guest = await visitor();
    await guest.open('/community/9709');
    // Keys mean something once the page has come to life.
    await guest.page.getByRole('article').first().waitFor();
    await guest.page.keyboard.press('/');
    await guest.page.keyboard.type('定义域');
    await guest.page.keyboard.press('Enter');
    await guest.page.waitForURL((url) => url.searchParams.get('q') === '定义域');
    await guest.page
      .getByRole('link', { name: /反函数的定义域/ })
      .first()
      .waitFor();
    await guest.page.goto(guest.page.url().replace(/q=.*/, 'q=zzzzz'));
    await guest.page.getByText('No results for “zzzzz”').waitFor();
  });

  test('sorts and filters stand in the address', async () => {
    const guest = await visitor();
    await guest.open('/community/9709');
    await guest.page.getByRole('button', { name: 'Votes' }).click();
    await guest.page.waitForURL(/sort=votes/);
    await guest.page.getByLabel('Language', { exact: true }).selectOption('zh');
    await guest.page.waitForURL(/language=zh/);
    await guest.page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => guest.page.url()).not.toContain('language');
  });

  test('a list that could not be loaded says so and tries again', async () => {
    const guest = await visitor();
    await guest.page.route('**/graphql*', (route) => route.abort());
    await guest.open('/community/9709');
    // The list comes first; what is recommended beside it could not be loaded either.
    const retry = guest.page.getByRole('button', { name: 'Retry' }).first();
    await retry.waitFor({ timeout: 30_000 });
    await guest.page.unroute('**/graphql*');
    await retry.click();
    await guest.page.getByRole('article').first().waitFor();
  });

  test('GraphiQL asks this origin only, and is signed in as the page is', async () => {
    const ada = await member('Ada');
    await ada.open('/graphql');
    await ada.page.getByText('NewestQuestions').first().waitFor({ timeout: 30_000 });
    const result = await ada.page.evaluate(async () => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ viewer { name } }' }),
      });
      return (await response.json()) as { data: { viewer: { name: string } } };
    });
    expect(result.data.viewer.name).toBe('Ada');
    expect(ada.errors.foreign).toEqual([]);
    expect(ada.errors.policy).toEqual([]);
  });
});
