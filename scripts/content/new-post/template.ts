import { PLACEHOLDER_TEXT } from '../check/words.ts';

/** The values of a new post. `date` is in the long format, "September 5, 2025". */
type Input = {
  title: string;
  slug: string;
  date: string;
  tour: { id: string; name: string };
  tours: readonly string[];
  categories: readonly string[];
  picture: { src: string; alt: string };
};

const quoted = (text: string) => JSON.stringify(text);

/**
 * The text of a valid post, with a comment on each field, and an example of each allowed component in an
 * MDX comment.
 */
export const postText = ({ title, slug, date, tour, tours, categories, picture }: Input) => `---
# Lines up here that start with # are notes for you. This post is a draft: only "npm run dev" shows it,
# with a ribbon. To publish it, delete the line "draft: true". With a future date, it appears on that day.
draft: true
title: ${quoted(title)}
# For search results: one or two sentences, up to 155 letters.
description: ${quoted(`${PLACEHOLDER_TEXT} what a search result says of /blog/${slug}.`)}
# For the card in the list of posts: up to 220 letters, and a reason to read on.
excerpt: ${quoted(`${PLACEHOLDER_TEXT} what the card says of /blog/${slug}.`)}
date: ${date}
# house for the company, or an id from content/people/people.json.
author: house
# ${categories.join(', ')}
category: ${categories[0]}
# Two to four, as other posts have them: a place, a cat, a trade.
tags: [${tour.name}]
# A placeholder. For your picture, 16:9 and at least 1600 pixels wide, run
#   npm run add:photos blog/${slug} your-picture.jpg
# and put the lines that it prints here.
image:
  src: ${picture.src}
  alt: ${quoted(picture.alt)}
# The tour that the post advertises: ${tours.join(', ')}
tour: ${tour.id}
# Where an invitation would be out of place, add a line: callout: none
# The old newspapers and records, shown at the foot.
sources:
  - ${PLACEHOLDER_TEXT} a newspaper or a record and its date
---

{/*
  The text is Markdown: a blank line separates paragraphs, *asterisks* make italics, and a link is
  [its text](/tours) or [its text](https://paper.example/story). Pictures are next to this file:

  ![what the picture shows](./its-file.jpg)

  A post may also contain these parts:

  > A line from a paper.

  <Note>An aside, for the margin.</Note>

  <Story number={1} title="A short story" when="1904">

  Its text.

  </Story>

  <TourCallout tour="${tour.id}">

  A last word, and a tour: <Price of="tour" /> per person.

  </TourCallout>
*/}

${PLACEHOLDER_TEXT} how it begins: a place, a day, a cat.

## ${PLACEHOLDER_TEXT} what comes next

${PLACEHOLDER_TEXT} the rest, and what the papers said.
`;
