import { TO_WRITE } from '../check/words.ts';

/** What a new post is made of. `date` is written as readers read it. */
type Facts = {
  id: number;
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
 * A post that is valid from the start: every field with what belongs there beside it, and the parts a
 * text may have, each once, in a remark that no reader sees.
 */
export const postText = ({ id, title, slug, date, tour, tours, categories, picture }: Facts) => `---
# What stands behind a # is for you alone. This post is a draft: only "npm run dev" shows it, under a
# ribbon. To publish it, take away the line "draft: true". With a date to come it waits for its day.
draft: true
id: ${id}
title: ${quoted(title)}
# For search results: one or two sentences, up to 155 letters.
description: ${quoted(`${TO_WRITE} what a search result says of /blog/${slug}.`)}
# For the card in the list of posts: up to 220 letters, and a reason to read on.
excerpt: ${quoted(`${TO_WRITE} what the card says of /blog/${slug}.`)}
date: ${date}
# house for the company, or an id from content/people/people.json.
author: house
# ${categories.join(', ')}
category: ${categories[0]}
# Two to four, as other posts have them: a place, a cat, a trade.
tags: [${tour.name}]
# A stand-in. Save your picture beside this file, 16:9 and 1600 pixels wide or more, name it in src as
# ./${slug}.jpg, and say in alt what it shows.
image:
  src: ${picture.src}
  alt: ${quoted(picture.alt)}
# The tour that the post invites to: ${tours.join(', ')}
tour: ${tour.id}
# Where an invitation would be out of place, add a line: callout: none
# The old newspapers and records, shown at the foot.
sources:
  - ${TO_WRITE} a newspaper or a record and its date
---

{/*
  The text is Markdown: an empty line parts paragraphs, *asterisks* make italics, and a link is
  [its words](/tours) or [its words](https://paper.example/story). Pictures lie beside this file:

  ![what the picture shows](./its-file.jpg)

  A post may have these parts, too:

  <PullQuote>A line worth reading twice.</PullQuote>

  <Note>An aside, for the margin.</Note>

  <Story number={1} title="A short story" when="1904">

  Its text.

  </Story>

  <TourCallout tour="${tour.id}">

  A last word, and a tour: <Price of="tour" /> per person.

  </TourCallout>
*/}

${TO_WRITE} how it begins: a place, a day, a cat.

## ${TO_WRITE} what comes next

${TO_WRITE} the rest, and what the papers said.
`;
