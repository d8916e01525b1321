import { mount } from 'svelte';
import App from './App.svelte';
import './styles/all.css';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no #app');
mount(App, { target: place });
