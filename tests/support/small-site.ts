/** A folder with a little content of its own, for commands that write. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIELDS, plainPicture, postText, TOUR, TOUR_TEXT } from './ferry-house.ts';

/** The text of a post of the small site; `number` keeps what has to differ apart. */
export const smallPost = (
  number: number,
  changes: Partial<Record<string, string>> = {},
  body?: string,
) =>
  postText(
    {
      id: String(number),
      title: `Ferry Post ${number}`,
      description: `The post ${number} on the ferry.`,
      image: `{ src: ./post-${number}.jpg, alt: Cat ${number} on a pier. }`,
      ...changes,
    },
    body,
  );

const REDIRECTS_TEXT = `{
  "redirects": [
    { "from": "/2019/05/the-ferry", "to": "/blog/post-1" }
  ],
  "unknown": []
}
`;

/** Makes the folder: posts `post-1` and `post-2`, each with its picture, a tour, and a redirect to `post-1`. */
export async function makeSmallSite() {
  const root = mkdtempSync(join(tmpdir(), 'small-site-'));
  const write = (file: string, data: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), data);
  };
  const picture = await plainPicture();
  write('content/site.json', JSON.stringify({ url: 'https://www.ferry.example' }));
  write('content/pages/blog.json', '{}');
  write('content/categories/categories.json', JSON.stringify([{ id: FIELDS.category }]));
  write('content/redirects.json', REDIRECTS_TEXT);
  write(TOUR, TOUR_TEXT);
  write('content/tours/a-cat-on-a-pier.jpg', picture);
  for (const number of [1, 2]) {
    write(`content/blog/post-${number}.mdx`, smallPost(number));
    write(`content/blog/post-${number}.jpg`, picture);
  }
  return {
    root,
    write,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    has: (file: string) => existsSync(join(root, file)),
  };
}
